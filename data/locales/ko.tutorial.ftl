# 튜토리얼: 단계마다 새로 배우는 것, 할 일(-do), 빗나갔을 때의 귀띔(-hint), 해냈을 때의 한마디(-done). 모두 짧게.

tutorial-heading = { $number }/{ $count } · { $title }
tutorial-partner = 파트너 봇
tutorial-passed = { $count ->
   *[other] { $names } 님이 패스했어요.
}
tutorial-back = 이전
tutorial-again = 다시 하기
tutorial-skip = 건너뛰기
tutorial-next = 다음
tutorial-restart = 처음부터
tutorial-anew = 시간이 꽤 지나서 이 단계를 처음부터 다시 보여 줄게요.
tutorial-farewell =
    ### 🎓 축하해요, 열 단계를 모두 마쳤어요!
    이제 진짜 테이블에 앉을 차례예요. `/{ command-tichu-name } { command-start-name }`에서 봇을 3명으로 정하면 혼자서도 바로 게임할 수 있어요.
    막힐 때는 `/{ command-tichu-name } { command-hint-name }`로 봇에게 물어보고, 날마다 `/{ command-tichu-name } { command-puzzle-name }`로 세 문제를 풀어 보세요.
    규칙이 궁금해지면 `/{ command-tichu-name } { command-rules-name }`을 열어 보세요. 그럼 재미있게 즐기세요!

## 1 싱글

tutorial-singles-title = 싱글: 더 높게
tutorial-singles-1 = 마주 앉은 파트너와 한 팀(🔵)이 되어, 손에 든 카드를 먼저 다 내는 게임이에요. 앞사람이 한 장(싱글)을 냈으니 더 높은 한 장을 내면 돼요. A가 가장 높아요.
tutorial-singles-1-do = 7보다 높은 카드를 한 장 누르고, 초록색 ‘내기’ 버튼을 눌러 보세요.
tutorial-singles-1-hint = 지금 이길 수 있어요! 9, J, K, A 가운데 한 장을 골라 ‘내기’를 눌러 보세요.
tutorial-singles-1-done = 좋아요! 모두 패스해서 바닥의 카드는 내 것이 됐어요. 이렇게 한 번 겨루는 것을 트릭이라고 해요.
tutorial-singles-2 = 트릭을 딴 사람이 다음 선이에요. 선은 원하는 카드로 시작할 수 있고, 패스는 못 해요.
tutorial-singles-2-do = 가장 이기기 어려운 3부터 내 보세요.
tutorial-singles-2-hint = 그것도 낼 수 있지만, 높은 카드는 나중에 힘이 돼요. 가장 낮은 3부터 털어 볼까요?
tutorial-singles-2-done = 잘했어요. 낮은 카드는 선일 때 털어 두면 좋아요.
tutorial-singles-3 = 이번에는 Q가 놓였어요. 좋은 카드를 아끼고 싶으면 패스하면 돼요. 패스해도 차례가 다시 오면 또 낼 수 있어요.
tutorial-singles-3-do = 이번에는 ‘{ hand-pass }’를 눌러 보세요.
tutorial-singles-3-hint = 그 카드는 아껴 두고, 이번에는 ‘{ hand-pass }’를 눌러 볼까요?
tutorial-singles-3-done = 첫 단계를 마쳤어요! 나머지가 모두 패스하면 마지막에 낸 사람이 트릭을 따요.

## 2 페어와 트리플

tutorial-sets-title = 페어와 트리플
tutorial-sets-1 = 같은 숫자 두 장은 페어예요. 앞에 놓인 것과 종류도 장수도 같아야 하니까, 페어 위에는 더 높은 페어만 낼 수 있어요.
tutorial-sets-1-do = 9 두 장을 골라 6 페어를 이겨 보세요.
tutorial-sets-1-hint = 이번에는 9 두 장으로 이겨 봐요. Q는 세 장이나 모였으니 잠깐 아껴 둘게요.
tutorial-sets-1-done = 9 페어로 이겼어요! 카드를 누를 때 조합 이름이 나오는 것도 봤나요?
tutorial-sets-2 = 같은 숫자 세 장은 트리플이에요. 내가 선이니까 이번에는 내가 종류를 정해요.
tutorial-sets-2-do = Q 세 장을 한꺼번에 내 보세요.
tutorial-sets-2-hint = 그것도 낼 수 있지만, 이번에는 Q 세 장을 함께 골라 보세요.
tutorial-sets-2-done = 한 번에 세 장이나 줄었어요! 여러 장을 함께 낼수록 손이 빨리 비어요.

## 3 스트레이트

tutorial-straights-title = 스트레이트
tutorial-straights-1 = 숫자가 이어진 다섯 장 이상은 스트레이트예요. 무늬는 섞여도 괜찮아요. 여기서도 장수가 같아야 하니까, 다섯 장 위에는 다섯 장만 낼 수 있어요.
tutorial-straights-1-do = 3–7보다 높은 다섯 장짜리 스트레이트를 내 보세요.
tutorial-straights-1-hint = 이길 수 있어요! 5부터 9까지, 아니면 6부터 10까지 다섯 장을 골라 보세요.
tutorial-straights-1-done = 멋진 스트레이트예요! 하나씩 누르기 번거로우면 ‘바로 내기’ 목록에서 골라도 돼요.

## 4 풀하우스와 연속 페어

tutorial-houses-title = 풀하우스와 연속 페어
tutorial-houses-1 = 트리플에 페어를 붙이면 풀하우스예요. 트리플끼리만 비교하니까 페어는 낮아도 괜찮아요.
tutorial-houses-1-do = 7 세 장에 4 두 장을 붙여 5 풀하우스를 이겨 보세요.
tutorial-houses-1-hint = 7 세 장과 4 두 장, 모두 다섯 장을 골라 보세요.
tutorial-houses-1-done = 상대의 페어는 K였지만 상관없어요. 트리플 7이 5보다 높으니까요!
tutorial-houses-2 = 숫자가 이어진 페어를 둘 이상 모으면 연속 페어예요. 몇 쌍을 낼지는 선이 정해요.
tutorial-houses-2-do = 9, 10, J 페어를 이어서 내 보세요.
tutorial-houses-2-hint = 그것도 낼 수 있지만, 이번에는 9, 10, J 페어 여섯 장을 함께 골라 보세요.
tutorial-houses-2-done = 이제 기본 조합은 다 배웠어요. 정말 빠르네요!

## 5 특수 카드와 봉황

tutorial-phoenix-title = 특수 카드와 봉황
tutorial-phoenix-1 = 특수 카드는 참새(숫자 1), 개, 용, 봉황 네 장이에요. 봉황을 한 장만 내면 바로 앞 카드보다 딱 0.5 높아요. 그래서 A도 이길 수 있어요.
tutorial-phoenix-1-do = A를 봉황으로 이겨 보세요.
tutorial-phoenix-1-hint = 지금 A를 이길 카드는 봉황뿐이에요. 봉황을 골라 볼까요?
tutorial-phoenix-1-done = 봉황이 A를 이겼어요! 봉황이 못 이기는 싱글은 용뿐이에요. 대신 봉황을 따면 25점을 잃어요.
tutorial-phoenix-2 = 조합 안에서 봉황은 2부터 A까지 어떤 카드든 한 장을 대신해요. 두 가지로 쓸 수 있으면 무엇으로 쓸지 먼저 물어봐요.
tutorial-phoenix-2-do = 5, 6, 7, 8과 봉황을 골라서 내고, 무엇으로 쓸지 물어보면 더 높은 ‘스트레이트 5–9’를 고르세요.
tutorial-phoenix-2-hint = 5, 6, 7, 8과 봉황까지 다섯 장이에요. 봉황은 4보다 9로 쓰는 편이 더 높아요.
tutorial-phoenix-2-done = 봉황이 9가 됐어요! 봉황은 폭탄만 빼고 어떤 조합에든 쓸 수 있어요.

## 6 개와 용

tutorial-dragon-title = 개와 용
tutorial-dragon-1 = 개는 선일 때만, 한 장만 따로 낼 수 있어요. 아무것도 못 이기지만, 선을 곧바로 파트너에게 넘겨줘요.
tutorial-dragon-1-do = 개를 내서 파트너에게 선을 넘겨 보세요.
tutorial-dragon-1-hint = 그것도 낼 수 있지만, 개를 낼 수 있는 건 선일 때뿐이에요. 지금이 기회예요!
tutorial-dragon-1-done = 파트너가 선을 이어받았어요. 그런데 상대가 A로 막아섰네요.
tutorial-dragon-2 = 용은 가장 높은 싱글이에요. A도 봉황도 이기고, 용을 이기는 건 폭탄뿐이에요. 조합에는 쓸 수 없어요.
tutorial-dragon-2-do = A를 용으로 이겨 보세요.
tutorial-dragon-2-hint = 이 트릭은 용으로 이길 수 있어요. 용을 골라 볼까요?
tutorial-dragon-2-done = 용을 이길 사람은 없었어요!
tutorial-dragon-3 = 하지만 용으로 딴 트릭은 통째로 상대 한 명에게 줘야 해요. 그래도 다음 선은 나예요.
tutorial-dragon-3-do = 트릭을 받을 상대의 이름을 눌러 보세요.
tutorial-dragon-3-hint = 두 상대 가운데 누구든 괜찮아요. 이름이 적힌 버튼을 눌러 보세요.
tutorial-dragon-3-done = 보통은 카드가 더 많이 남은 상대에게 줘요. 꼴찌가 되면 딴 트릭을 1등에게 내놓아야 하거든요.

## 7 카드 교환

tutorial-exchange-title = 카드 교환
tutorial-exchange-1 = 첫 트릭을 시작하기 전에 세 사람에게 카드를 한 장씩 줘요. 보통 파트너에게는 좋은 카드를, 상대에게는 낮은 카드를 줘요. 원래는 14장을 들지만 여기서는 10장으로 해 볼게요.
tutorial-exchange-1-do = 카드를 누르고 받을 사람의 이름을 누르세요. 셋 다 정했으면 ‘{ hand-give }’를 누르세요.
tutorial-exchange-1-hint = 파트너에게는 A나 K 같은 높은 카드를, 두 상대에게는 2나 4처럼 낮은 카드를 줘 보세요.
tutorial-exchange-1-done = 네 사람의 카드가 한꺼번에 바뀌었어요. 누가 무엇을 줬는지는 받은 사람만 알아요.

## 8 라지 티츄와 스몰 티츄

tutorial-calls-title = 라지 티츄와 스몰 티츄
tutorial-calls-1 = 처음 여덟 장만 보고 라지 티츄를 선언할 수 있어요. 1등으로 나가면 +200점, 아니면 −200점이에요. 이번에는 용과 봉황에 A까지 있네요!
tutorial-calls-1-do = 용기를 내서 라지 티츄를 선언해 보세요.
tutorial-calls-1-hint = 신중한 것도 좋지만 연습이니까 괜찮아요. ‘{ hand-grand }’를 눌러 볼까요?
tutorial-calls-1-done = 라지 티츄! 이제 모두가 내 1등을 막으려고 할 거예요.
tutorial-calls-2 = 스몰 티츄는 100점짜리예요. 첫 카드를 내기 전이라면 교환하는 동안이든 남의 차례든 언제든 선언할 수 있어요.
tutorial-calls-2-do = 이번 패도 좋네요. ‘{ hand-tichu }’를 눌러 선언해 보세요.
tutorial-calls-2-hint = 교환은 조금 뒤에 해도 돼요. 먼저 ‘{ hand-tichu }’를 눌러 보세요.
tutorial-calls-2-done = 선언은 팀이 아니라 내가 하는 약속이에요. 파트너가 먼저 나가도 실패니까 신중하게 해요!

## 9 참새의 소원

tutorial-wish-title = 참새의 소원
tutorial-wish-1 = 교환이 끝나고 참새를 가진 사람이 첫 선이에요. 참새를 낼 때는 숫자 하나를 소원으로 말할 수 있고, 그 숫자를 낼 수 있는 사람은 꼭 내야 해요.
tutorial-wish-1-do = 참새를 내면서 원하는 숫자를 소원으로 말해 보세요.
tutorial-wish-1-hint = 이번에는 참새를 내고, 목록에서 소원을 하나 골라 보세요. 어떤 숫자든 좋아요.
tutorial-wish-1-done = 소원이 통했어요! 아무도 못 냈다면, 누군가 낼 때까지 트릭이 바뀌어도 이어져요.
tutorial-wish-2 = 이번에는 상대의 소원이 8이고, 내 손에 8이 있어요. 그러면 패스할 수도, 다른 카드를 낼 수도 없어요. 먼저 K를 눌러서 뭐라고 하는지 보세요.
tutorial-wish-2-do = 소원대로 8을 내 보세요.
tutorial-wish-2-hint = 소원이 8이에요. 손에 있는 8을 골라 보세요.
tutorial-wish-2-done = 잘 들어줬어요. 소원은 말한 사람과 그 파트너도 지켜야 하고, 봉황으로 대신할 수는 없어요.

## 10 폭탄과 점수

tutorial-bombs-title = 폭탄과 점수
tutorial-bombs-1 = 같은 숫자 네 장은 폭탄이에요. 무엇이든 이기고, 내 차례가 아니어도 낼 수 있어요. 지금은 파트너 차례인데, 상대가 용을 냈네요!
tutorial-bombs-1-do = ‘{ hand-bomb }’을 누르고 7 네 장을 터뜨려 보세요.
tutorial-bombs-1-hint = 차례를 기다리지 않아도 돼요. ‘{ hand-bomb }’을 눌러 보세요.
tutorial-bombs-1-done = 용을 이기고 35점을 땄어요! 폭탄으로 딴 트릭은 아무에게도 주지 않아도 돼요.
tutorial-bombs-2 = 같은 무늬로 이어진 다섯 장도 폭탄이고, 네 장짜리보다 강해요. 모두 패스한 뒤에도 폭탄이 나올 수 있게 몇 초 기다려요. 지금이 바로 그때예요.
tutorial-bombs-2-do = 상대가 트릭을 따기 전에 ‘{ hand-bomb }’을 눌러 터뜨려 보세요.
tutorial-bombs-2-hint = 지금은 폭탄만 낼 수 있어요. 옥 4부터 8까지가 폭탄이에요.
tutorial-bombs-2-done = 때를 잘 맞췄어요! 폭탄끼리는 장수가 많은 쪽, 같으면 숫자가 높은 쪽이 이겨요.
tutorial-bombs-3 = 세 명이 나가면 라운드가 끝나고, 딴 카드로 점수를 계산해요. 5는 5점, 10과 K는 10점, 용은 25점, 봉황은 −25점. 하지만 같은 팀이 1등과 2등을 하면 원투, 바로 200점이에요!
tutorial-bombs-3-do = 파트너가 1등으로 나갔어요. K 두 장을 한꺼번에 내서 원투를 만들어 보세요.
tutorial-bombs-3-hint = 한 장씩 내면 상대에게 틈이 생겨요. K 두 장을 함께 골라 보세요.
tutorial-bombs-3-done = 원투 성공! 원투가 아니면 꼴찌는 남은 카드를 상대 팀에, 딴 트릭을 1등에게 줘요. 1,000점에 먼저 이른 팀이 이겨요.
