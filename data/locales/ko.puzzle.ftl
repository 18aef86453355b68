# 오늘의 퍼즐

command-puzzle-name = 퍼즐
command-puzzle-description = 선언할까, 무엇을 줄까, 무엇을 낼까? 모두가 똑같이 받는 하루 세 문제를 풀어요
puzzle-title = { $date } 오늘의 퍼즐
puzzle-you = 나
puzzle-tab-grand = 선언
puzzle-tab-gifts = 교환
puzzle-tab-lead = 선
puzzle-ask-grand = 이 카드 8장으로 라지 티츄를 선언할까요?
puzzle-ask-gifts = 누구에게 어떤 카드를 줄까요?
puzzle-ask-lead = 내가 선이에요. 무엇을 낼까요?
puzzle-table = -# 점수는 0 대 0이고, 여기에 보이는 것 말고는 아무도 선언하지 않았어요. 파트너는 { $name } 님이에요.
puzzle-out = 다른 사람들 손에 있는 높은 카드: { $cards }
puzzle-none-out = 다른 사람들 손에는 K, A, 봉황, 용이 하나도 없어요.
puzzle-won = 딴 점수: 우리 { $ours }점, 상대 { $theirs }점
puzzle-choose-lead = 낼 조합 고르기
puzzle-choose-gift = { $name } 님에게 줄 카드
puzzle-yours = 내 답: { $what } ({ $loss })
puzzle-best = 가장 좋은 답: { $what }
puzzle-right = 더 좋은 답은 없어요.
puzzle-crowd = 지금까지 { $count }명이 풀었고 평균 점수는 { $loss }점이에요.
puzzle-next = 새 퍼즐은 { $until } 나와요.
puzzle-late = 이미 지난 퍼즐이에요. `/{ command-tichu-name } { command-puzzle-name }`로 오늘의 퍼즐을 열어 보세요.
puzzle-shared = { $name } 님이 오늘의 퍼즐을 풀었어요.
puzzle-mine = 나도 풀어 보기
