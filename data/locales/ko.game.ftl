# 티츄의 낱말과 중계. 이름은 "님"을 띄어 붙이고, 카드와 조합에는 JOSA로 조사를 붙인다.

## 카드

rank = { $rank ->
    [11] J
    [12] Q
    [13] K
    [14] A
   *[other] { $rank }
}
suit-jade = 옥
suit-sword = 검
suit-pagoda = 탑
suit-star = 별
card = { $suit }{ $rank }
special-mah-jong = 참새
special-dog = 개
special-phoenix = 봉황
special-dragon = 용
phoenix-as = 봉황({ $rank })
phoenix-alone = 봉황({ $rank }½)

## 조합

combination-pair = { $rank } 페어
combination-triple = { $rank } 트리플
combination-bomb-four = { $rank } 포카드 폭탄
combination-full-house = { $rank } 풀하우스({ $pair } 페어)
combination-stairs = 연속 페어 { $low }–{ $rank }
combination-straight = 스트레이트 { $low }–{ $rank }
combination-bomb-flush = 스트레이트 플러시 폭탄 { $low }–{ $rank }
reading = { $combination }, 봉황 = { $rank }

## 선언과 진행 단계

call-small = 스몰 티츄
call-grand = 라지 티츄
phase-deal = 라운드 준비
phase-grand = 라지 티츄 선언
phase-exchange = 카드 교환
phase-play = 트릭 진행
phase-closing = 폭탄을 낼 시간
phase-dragon = 용 트릭 주기
phase-over = 게임 종료
list-names = { $first }, { $last }
list-cards = { JOSA($first, "과/와") } { $last }
team = { $first } & { $second }

## 할 수 없는 까닭

why-not-now = 지금은 할 수 없어요.
why-not-your-turn = 아직 차례가 아니에요.
why-the-table-moved = 그사이에 상황이 바뀌었어요. 다시 골라 주세요.
why-not-your-cards = 손에 없는 카드예요.
why-no-combination = 이 카드로는 조합을 만들 수 없어요.
why-wrong-kind = 앞에 놓인 것과 종류도 장수도 같은 조합을 내야 해요.
why-too-low = 앞에 놓인 것보다 높은 조합을 내야 해요.
why-dog-is-only-led = 개는 선일 때만, 한 장만 따로 낼 수 있어요.
why-phoenix-not-on-dragon = 봉황으로는 용을 이길 수 없어요. 용은 폭탄으로만 이겨요.
why-must-lead = 선은 패스할 수 없어요. 원하는 조합을 내 주세요.
why-wish-binds = 소원 카드를 낼 수 있으면 꼭 내야 해요.
wish-binds = 소원이 { $rank }인데, 낼 수 있는 { JOSA($rank, "이/가") } 손에 있어요. 꼭 내야 해요.
why-no-bomb-before-lead = 선이 카드를 내기 전에는 폭탄을 낼 수 없어요.
why-bombs-only = 모두 패스했으니 지금은 폭탄만 낼 수 있어요.
why-out-of-cards = 카드를 다 내서 이번 라운드에는 더 할 일이 없어요.
why-already-answered = 이미 답했어요.
why-already-called = 이미 티츄를 선언했어요.
why-already-opened = 첫 카드를 낸 뒤에는 스몰 티츄를 선언할 수 없어요.
why-somebody-is-out = 벌써 1등이 나왔어요. 지금 선언하면 실패할 수밖에 없어요.
why-partner-has-called = 이 테이블에서는 한 팀에 한 명만 선언할 수 있는데, 파트너가 먼저 선언했어요.
why-grand-is-off = 이 테이블은 라지 티츄 없이 해요.
why-already-given = 줄 카드를 이미 골랐어요. 다시 고르려면 먼저 되돌려 주세요.
why-nothing-given = 되돌릴 카드가 없어요. 아직 아무에게도 주지 않았어요.
why-gifts-must-differ = 세 사람에게 서로 다른 카드를 한 장씩 줘야 해요.
why-wish-needs-mah-jong = 소원은 참새를 내면서만 말할 수 있어요.
why-wish-is-required = 이 테이블에서는 참새를 낼 때 꼭 소원을 말해야 해요.
why-no-such-rank = 소원으로는 2부터 A까지만 말할 수 있어요.
why-wrong-reading = 여기서는 봉황을 그 숫자로 쓸 수 없어요.
why-not-an-opponent = 용으로 딴 트릭은 상대 팀에게 줘야 해요.
why-not-yours-to-do = 봇이 알아서 하는 일이라 직접 할 수 없어요.
why-not-a-deck = 카드 한 벌은 서로 다른 56장이어야 해요.
instead = 이렇게 낼 수 있어요: { $cards }

## 중계

automatic = { $line } (자동)
round-began = { $number }라운드를 시작해요. 모두 카드 8장을 받았어요.
grand-called = { $name } 님이 라지 티츄를 선언했어요!
grand-declined = { $name } 님은 라지 티츄를 선언하지 않았어요.
hands-filled = 이제 모두 14장이에요. 카드를 교환해요.
tichu-called = { $name } 님이 스몰 티츄를 선언했어요!
gifts-laid = { $name } 님이 줄 카드를 골랐어요.
gifts-taken-back = { $name } 님이 줄 카드를 다시 골라요.
exchanged = 카드를 교환했어요. 참새를 가진 { $name } 님이 선이에요.
played = { $name } 님이 { JOSA($combination, "을/를") } 냈어요.
bombed = { $name } 님이 끼어들어 { JOSA($combination, "을/를") } 터뜨렸어요!
wish-granted = 소원이 이루어졌어요.
wished = 소원은 { JOSA($rank, "이에요/예요") }.
went-out = { $place }등으로 손을 털었어요!
dog-led = { $name } 님이 개를 냈어요.
passed = { $name } 님이 패스했어요.
window-opened = 모두 패스했어요. 폭탄이 없으면 { $name } 님이 트릭을 따요.
trick-taken = { $name } 님이 트릭을 땄어요({ $points }점).
dragon-given = { $name } 님이 용으로 딴 트릭을 { $to } 님에게 줬어요({ $points }점).
round-scored = { $number }라운드가 끝났어요. 지금까지 { $ours } 대 { JOSA($theirs, "이에요/예요") }.
match-won = { $team } 팀이 { $winner } 대 { JOSA($loser, "으로/로") } 이겼어요!
match-drawn = { $total } 대 { JOSA($total, "으로/로") } 비겼어요.

## 결과

round-title = { $number }라운드 결과
match-title = 게임 결과
place = { $place }등{ "\u00A0" }{ $name }
round-order = 순위: { $places }
round-one-two = 원투! { $team } 팀이 { $points }점을 얻어요.
call-made = { $name } 님 { $call } 성공: +{ $points }점
call-failed = { $name } 님 { $call } 실패: −{ $points }점
round-team = { $team }: { SIGNED($points) }점, 합계 { $total }점
score-target = 목표 { $target }점
score-team = { $team }: { $total }점
score-round = { $number }라운드: { SIGNED($ours) } / { SIGNED($theirs) } (합계 { $our_total } / { $their_total })

## 기다림

wait-deal = 다음 라운드를 준비하고 있어요.
wait-grand = { $names } 님이 라지 티츄를 선언할지 고르고 있어요.
wait-exchange = { $names } 님이 교환할 카드를 고르고 있어요.
wait-lead = { $name } 님이 선이에요.
wait-follow = { $name } 님 차례예요.
wait-bombs = 모두 패스했어요. 지금은 폭탄만 낼 수 있어요.
wait-dragon = { $name } 님이 용 트릭을 줄 상대를 고르고 있어요.
wait-over = 게임이 끝났어요.
then-deal = { $until } 시작해요.
then-no-grand = { $until } 라지 티츄 없이 넘어가요.
then-gifts = { $until } 줄 카드가 자동으로 정해져요.
then-lead = { $until } 자동으로 카드를 내요.
then-wish = { $until } 자동으로 패스하거나 소원을 들어줘요.
then-pass = { $until } 자동으로 패스해요.
then-trick = { $until } { $name } 님이 트릭을 따요.
then-dragon = { $until } 줄 상대가 자동으로 정해져요.

## 그림 속 낱말: 자리가 좁으니 짧게

picture-round = { $number }라운드
picture-round-over = { $number }라운드 끝
picture-small = 스몰
picture-grand = 라지
picture-passed = 패스
picture-bombs = 폭탄을 낼 시간
picture-free = 빈자리 { $count }개
picture-full = 모두 앉았어요
picture-empty = 빈자리
sheet-small = 스몰
sheet-grand = 라지
sheet-one-two = 원투
