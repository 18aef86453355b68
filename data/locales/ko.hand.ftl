# 손패(나만 보는 메시지)와 보드(모두 보는 메시지)의 말. 버튼은 짧게, 34자 안으로.

## 보드

board-hand = 내 손패
board-trick = 지난 트릭
board-scores = 점수표
board-log = 기록
board-rules = 규칙
board-help = 도움말
board-leave = 나가기
board-next = 다음 라운드
board-rematch = 한 판 더
board-top = 지금 트릭: { $name } 님의 { $play } — 트릭 점수 { $points }점
board-wish = 🐦 소원: { $rank } (아직 이루어지지 않았어요)
board-score = { $round }라운드 · { $teams } · 목표 { $target }점
board-score-rounds = { $rounds }라운드 중 { $round }라운드 · { $teams }
board-place = { $place }등
board-count = { $count }장
board-points = 딴 점수 { $points }점
board-passed = 패스
board-ready-grand = 결정했어요
board-ready-exchange = 골랐어요
board-last-trick = 지난 트릭 ({ $points }점)
board-no-trick = 이번 라운드에는 아직 끝난 트릭이 없어요.
board-taken = 지난 트릭: { $name } 님이 { JOSA($play, "으로/로") } 땄어요({ $points }점)
board-before = 지난 트릭에 { $play }
board-log-title = { $number }라운드 기록
board-log-empty = 아직 기록이 없어요.
board-log-cut = … 길어서 앞부분은 뺐어요.

## 손패: 지금 할 일

hand-head-grand = 라지 티츄를 선언할까요?
hand-head-exchange = 세 사람에게 카드를 한 장씩 주세요.
hand-head-lead = 내가 선이에요. 원하는 조합을 내세요.
hand-head-follow = 내 차례예요. 더 높은 조합을 내거나 패스하세요.
hand-head-stuck = 낼 수 있는 조합이 없어요. 이번에는 패스하세요.
hand-head-dragon = 용으로 딴 트릭이에요. 누구에게 줄까요?
hand-out = { $place }등으로 손을 털었어요. 라운드가 끝날 때까지 지켜보세요.

## 손패: 카드와 조합

hand-cards = 내 카드 { $number }장: { $cards }
hand-cards-menu = 카드 고르기
hand-ticked-one = 고른 카드: { $what }
hand-ticked = 고른 카드: { $cards } → { $what }
hand-ticked-more = 고른 카드: { $cards } → { JOSA($missing, "을/를") } 더하면 { $what }
hand-beats = { $what } ({ JOSA($top, "을/를") } 이겨요)
hand-bombs = 💣 내 폭탄(나만 보여요): { $bombs }
hand-meanwhile = 그동안 이 자리에서 대신 한 일
hand-meanwhile-grand = **대신 라지 티츄를 선언해 두었어요.** 200점이 걸려 있어요.
hand-meanwhile-tichu = **대신 스몰 티츄를 선언해 두었어요.** 100점이 걸려 있어요.
hand-bound = 소원이 { $rank }인데 손에 { JOSA($cards, "이/가") } 있어요. 꼭 내야 해요.
hand-hint-play = 카드를 눌러 고른 다음 초록색 버튼으로 내세요.
hand-hint-quick = 바로 낼 수 있는 조합은 ⚡에 모여 있어요.
hand-hint-welcome = 처음인가요? 먼저 받은 카드 8장이에요. 아주 좋은 패가 아니면 선언하지 않는 편이 좋아요. 천천히 배우려면 `/{ command-tichu-name } { command-tutorial-name }`을 열어 보세요.
hand-hint-exchange = 카드를 한 장 누르고, 받을 사람의 이름을 누르세요. 셋 다 정하면 ‘{ hand-give }’를 누르세요.
hand-unknown = 지금은 쓸 수 없는 버튼이에요. 지금 손패를 다시 보여 줄게요.

## 손패: 버튼

hand-play = { $what } 내기
hand-play-then = { $what } 내기…
hand-play-readings = 내기… (봉황 정하기)
hand-play-short = { $count }장 내기
hand-play-then-short = { $count }장 내기…
hand-phoenix-as = { $what }(봉황 { $rank })
hand-play-which = 내기…
hand-fill = 완성: { $what }
hand-fill-short = 완성
hand-play-none = 카드 선택
hand-play-wait = 대기 중
hand-pass = 패스
hand-bomb = 💣
hand-dog = 개
hand-mah-jong = 참새
hand-phoenix = 봉황
hand-dragon-card = 용
hand-dog-short = 개
hand-mah-jong-short = 참
hand-phoenix-short = 봉
hand-dragon-card-short = 용
hand-clear = 해제
hand-undo = 되돌리기
hand-got-it = 확인
hand-back = 돌아가기
hand-browse = 바로 내기
hand-quick = 바로 내기: { $number }가지
hand-quick-with = 고른 카드로: { $number }가지
hand-quick-cut = 바로 내기: { $all }가지 중 { $number } · 고르면 더
hand-quick-with-cut = 고른 카드로: { $all }가지 중 { $number } · 더 고르기
hand-quick-breaks-bomb = 폭탄이 깨져요
hand-quick-breaks-pair = 페어가 깨져요
hand-quick-breaks-triple = 트리플이 깨져요
hand-ahead = 자동으로 패스…
hand-ahead-short = 자동 패스…
hand-ahead-once = 한 번만
hand-ahead-trick = 이번 트릭
hand-ahead-lead = 선이 될 때까지
hand-ahead-off = 자동 끄기
hand-passing-once = 내 차례가 오면 한 번만 자동으로 패스해요.
hand-passing-trick = 이번 트릭이 끝날 때까지 자동으로 패스해요. 소원이 나오면 멈춰요.
hand-passing-lead = 내가 선이 될 때까지 자동으로 패스해요. 소원이 나오면 멈춰요.
hand-why-not-now = 낼 수 없음
hand-why-not-your-turn = 내 차례 아님
hand-why-no-combination = 조합 아님
hand-why-wrong-kind = 종류나 장수 다름
hand-why-too-low = 더 높게
hand-why-dog-is-only-led = 개는 선일 때만
hand-why-phoenix-not-on-dragon = 용은 못 이김
hand-why-wish-binds = 소원이 먼저
hand-why-no-bomb-before-lead = 아직 안 됨
hand-why-bombs-only = 폭탄만 가능

## 손패: 물음

hand-ask-reading = 봉황을 무엇으로 쓸까요?
hand-ask-wish = { JOSA($what, "을/를") } 내면서 말할 소원을 고르세요. 고르는 즉시 카드를 내요.
hand-ask-bomb = 어느 폭탄을 낼까요? 누르면 바로 내요.
hand-ask-own-bomb = 바닥의 { JOSA($top, "은/는") } 내가 낸 폭탄이에요. 그래도 { JOSA($bomb, "을/를") } 또 낼까요?
hand-ask-mate-bomb = 바닥의 { JOSA($top, "은/는") } 파트너 { $name } 님의 폭탄이에요. 그래도 { JOSA($bomb, "을/를") } 낼까요?
hand-throw-sure = 그래도 폭탄 내기
hand-ask-pause = 언제까지 자동으로 패스할까요?
hand-no-bomb = 지금 낼 수 있는 폭탄이 없어요.
hand-wish-menu = 소원 고르기
hand-no-wish = 소원 없이 내기
hand-wish-for = 소원: { $rank }
hand-wish-held = 내 손에도 { $number }장 있어요

## 손패: 선언

hand-tichu = 티츄…
hand-grand = 라지 티츄…
hand-no-grand = 선언하지 않기
hand-ask-call = 스몰 티츄를 선언할까요? 1등으로 나가면 +{ $points }점, 아니면 −{ $points }점이에요.
hand-ask-grand = 라지 티츄를 선언할까요? 1등으로 나가면 +{ $points }점, 아니면 −{ $points }점이에요.
hand-ask-twice = 잠깐만요! 파트너 { $name } 님이 이미 선언했어요. 1등은 한 명뿐이라 둘 중 하나는 꼭 실패해요. 그래도 선언할까요?
hand-call-small = 네, 스몰 티츄!
hand-call-grand = 네, 라지 티츄!

## 손패: 교환과 용

hand-giving = 🎁 줄 카드: { $gifts }
hand-laid = 🎁 내가 고른 카드: { $gifts } — 모두 고르면 한꺼번에 교환해요.
hand-gave = 🎁 준 카드: { $gifts }
hand-got = 📥 받은 카드: { $gifts }
hand-give = 교환하기
hand-gift-first = 줄 카드를 먼저 한 장 고르세요.
hand-take-back = 다시 고르기
hand-dragon-out = { $name } 님 ({ $place }등)
hand-dragon = { $name } 님 ({ $count }장)

## 그림

picture-leads = { $name } 님이 선
picture-dragon = 용 트릭은 누구에게?
