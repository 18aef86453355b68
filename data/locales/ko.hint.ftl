# 봇의 조언: 고를 수 있는 수, 그 값어치, 이유

command-hint-name = 힌트
command-hint-description = 잘하는 봇이라면 내 패로 무엇을 할지 물어봐요(연습과 캐주얼전에서만)

hand-ask-hint = 힌트
hint-title = 💡 **잘하는 봇이라면 이렇게 해요**
hint-line = **{ $place }.** { $what } · { SIGNED($points) }
hint-line-bare = **{ $place }.** { $what }
hint-call = 📣 이때 스몰 티츄도 선언할까요? 네 ({ SIGNED($points) })
hint-no-call = 📣 이때 스몰 티츄도 선언할까요? 아니요 ({ SIGNED($points) })
hint-scale = -# 숫자는 봇이 예상한 이번 라운드의 우리 팀 점수예요. 내가 볼 수 있는 것만 보고 계산했고, 몇 점 차이는 큰 의미가 없어요.
hint-scale-call = -# 선언 옆의 숫자는 선언했을 때 우리 팀이 평균 몇 점을 더 얻는지예요. 지금 점수에서 감수할 위험을 이미 뺀 값이라, 0보다 크면 선언할 만해요.
hint-nothing = 지금은 정할 것이 없어요.
hint-given = 줄 카드를 이미 골랐어요.
hint-rated = 레이팅전에서는 힌트를 쓸 수 없어요. 라운드가 끝날 때마다 `/{ command-tichu-name } { command-review-name }`로 돌아볼 수 있어요.
hint-day = 오늘의 패는 모두 혼자 힘으로 겨루니까 힌트가 없어요. 끝낸 뒤에 `/{ command-tichu-name } { command-review-name }`로 돌아보세요.
hint-others = 똑같은 카드로 하는 테이블이 또 있어서 힌트를 쓸 수 없어요.
hint-told = 💡 { $name } 님이 힌트를 봤어요.

advice-grand = 라지 티츄 선언하기
advice-no-grand = 라지 티츄 선언하지 않기
advice-dragon = 트릭을 { $name } 님에게 주기
advice-keep-bomb = 폭탄 아껴 두기
advice-wish = 소원: { $rank }
advice-call = 스몰 티츄와 함께
advice-other = 기다리기

reason-goes-out = 마지막 카드예요. 이걸로 손을 털어요.
reason-leaves-one = 그러면 조합 하나만 남아서 다음에 손을 털 수 있어요.
reason-only-move = 이것밖에 할 수 없어요.
reason-follows-wish = 소원({ $rank })을 들어줘야 해요.
reason-stops-caller = { JOSA($call, "을/를") } 선언한 { $name } 님이 트릭을 못 따게 막아요.
reason-stops-last-cards = 카드가 { $count }장밖에 안 남은 { $name } 님을 막아요.
reason-takes-points = 트릭에 { $points }점이 걸려 있어요.
reason-stands = 남은 카드로는 아무도 이길 수 없어요.
reason-stands-but-bombs = 폭탄이 아니면 아무도 이길 수 없어요.
reason-smallest = 이길 수 있는 조합 중에서 가장 낮아요.
reason-dog = 카드가 { $count }장 남은 { $name } 님에게 선이 넘어가요.
reason-dog-called = { JOSA($call, "을/를") } 선언한 { $name } 님에게 선이 넘어가요.
reason-sheds-loner = { JOSA($card, "은/는") } 다른 카드와 조합이 안 되고, 트릭을 따기도 어려워요.
reason-fits-nowhere = { JOSA($card, "은/는") } 내 다른 카드와 조합이 안 돼요.
reason-sheds-low = 낮은 카드 { $count }장을 한꺼번에 털어요.
reason-sheds-many = 한 번에 { $count }장을 털어요.
reason-wishes = 다른 사람들 손에 { JOSA($rank, "이/가") } { $count }장 남아 있어요.
reason-wishes-given = { $name } 님에게 { JOSA($rank, "을/를") } 줬으니 소원이 통할 거예요.
reason-partner-winning = 이미 파트너가 이기고 있는 트릭이에요.
reason-partner-winning-called = { JOSA($call, "을/를") } 선언한 파트너가 이기고 있는 트릭이에요.
reason-no-points = 이 트릭에는 얻을 점수가 없어요.
reason-keeps-bomb = 폭탄을 깨지 않고 남겨 둬요.
reason-keeps-high = { JOSA($card, "을/를") } 나중을 위해 아껴 둬요.
reason-keeps-rank = { $rank } 묶음을 깨지 않고 남겨 둬요.
reason-keeps-sets = 이기려면 페어나 더 큰 조합을 깨야 해요.
reason-keeps-strength = 이기려면 페어를 깨거나 높은 카드를 써야 해요.
reason-high-cards = 높은 카드는 6장 중 { $count }장({ $cards })이에요.
reason-no-high-cards = A도 봉황도 용도 없어요.
reason-holds-bomb = 폭탄이 들어 있어요.
reason-partner-has-called = { $name } 님이 이미 선언했고, 1등은 한 명뿐이에요.
reason-score-ahead = 지금 점수라면 굳이 모험하지 않아도 돼요.
reason-score-behind = 지금 점수라면 모험을 해야 해요.
reason-dog-to-opponent = 개를 받으면 { $name } 님은 선을 한 번 잃어요.
reason-low-to-opponents = 상대에게는 { $rank }보다 높은 카드를 주지 않아요.
reason-good-to-partner = 내 가장 좋은 카드 중 하나({ $card })를 파트너가 받아요.
reason-good-to-partner-called = { JOSA($card, "이/가") } 파트너의 티츄에 도움이 돼요.
reason-gives-loners = 내 페어를 하나도 깨지 않아요.
reason-more-cards = { $name } 님은 카드가 { $count }장이나 남아서 꼴찌가 되기 쉬워요.
reason-plays-last = 내가 선일 때 { $name } 님 차례가 맨 마지막이라 꼴찌가 되기 쉬워요.
reason-spares-caller = { $name } 님은 티츄를 선언했으니 점수를 주면 더 유리해져요.
reason-experience = 이유를 딱 하나로 꼽을 수는 없지만, 수많은 라운드에서 결과가 가장 좋았어요.

## 복기

command-review-name = 복기
command-review-description = 끝난 라운드에서 가장 아쉬웠던 내 선택과 더 나은 선택을 봐요
option-review-description = 어느 게임을 볼까요? 비워 두면 가장 최근 게임을 봐요
option-review-round-description = 몇 라운드를 볼까요? 비워 두면 마지막 라운드를 봐요
review-title = { $number }라운드, 내 선택
review-good = { $count ->
    [1] 딱 한 번의 선택이 더할 나위 없었어요. 정말 잘했어요!
   *[other] { $count }번 모두 더할 나위 없는 선택이었어요. 정말 잘했어요!
}
review-some = { $good ->
    [0] { $count }번의 선택 중 가장 아쉬운 것:
   *[other] { $count }번 중 { $good }번은 더할 나위 없는 선택이었어요. 가장 아쉬운 것:
}
review-nothing = 이 라운드에는 고를 것이 없었어요.
review-none = 내가 참가한 라운드 중에 끝난 것이 아직 없어요.
review-not-there = 내가 참가하지 않은 라운드예요.
review-loss = −{ $points }점
review-at-grand = 처음 카드 8장에서
review-at-gifts = 카드를 교환할 때
review-at-call = 첫 카드를 낼 때
review-at-lead = 선일 때
review-at-follow = { $name } 님의 { $play } 위에
review-compared = 내 선택: { $done }
    더 나은 선택: { $better }
review-called = 스몰 티츄를 선언했어요. 선언하지 않는 편이 나았어요.
review-not-called = 선언하지 않았어요. 스몰 티츄를 선언하는 편이 나았어요.
review-open = 내 선택 보기
review-scale = -# 잘하는 봇이 그 순간 내가 볼 수 있던 것만 보고 판단했어요. 점수는 그 선택 때문에 우리 팀이 평균 몇 점을 손해 보는지예요.
