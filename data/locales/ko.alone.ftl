# 혼자 봇과 하기: 연습과 오늘의 패.

command-practice-name = 연습
command-practice-description = 나만의 자리에서 봇 셋과 연습해요
command-daily-name = 오늘의패
command-daily-description = 모두 똑같이 받는 오늘의 패로 한 라운드를 하고 순위를 겨뤄요
option-where-name = 장소
option-where-description = 비공개 스레드에서 할까요, DM에서 할까요?
choice-where-thread = 비공개 스레드
choice-where-direct = DM
permission-create_private_threads = 비공개 스레드 만들기

alone-thread = 티츄 연습
alone-open = 테이블을 준비했어요: { $link }
    편하게 하는 연습이라 시간 제한이 없고, 다른 사람은 앉을 수 없어요.
    막히면 손패의 ‘{ hand-ask-hint }’를 눌러 잘하는 봇의 생각을 들어 보세요.
alone-there = 이미 앉아 있는 테이블이 있어요: { $link }
alone-hello = 🃏 여기가 내 테이블이에요.
alone-no-direct = 이 서버에서 오는 DM을 막아 두어서 DM에 테이블을 열 수 없어요. 서버의 개인정보 보호 설정에서 DM을 허용하거나 ‘{ choice-where-thread }’를 골라 주세요.
alone-no-threads = 여기에는 비공개 스레드를 만들 수 없어요. 텍스트 채널에서 명령어를 쓰거나 ‘{ choice-where-direct }’을 골라 주세요.
alone-not-permitted = 여기에 스레드를 만들려면 저에게 다음 권한이 필요해요: { $permissions }. 대신 ‘{ choice-where-direct }’을 골라도 돼요.

day-thread = 오늘의 패 { $date }
day-on = 하던 오늘의 패를 멈춘 곳에서 이어서 할 수 있어요: { $link }
day-open = 오늘의 패를 준비했어요: { $link }
    봇 셋과 한 라운드를 해요. 누구나 같은 자리에서 같은 카드를 받고, UTC 자정(한국 시간 오전 9시)까지 딱 한 번 할 수 있어요. 선언 점수까지 더한 점수 차로 순위를 정해요. 다른 사람의 결과는 끝낸 뒤에 볼 수 있어요.
day-title = { $date } 오늘의 패
day-ranking = 오늘의 순위
day-own = 내 결과: **{ $score }**점, 모든 서버 { $count }명 중 { $place }위
day-own-none = 끝까지 하지 않아서 순위에 들지 못했어요.
day-streak = 🔥 { $count }일 연속
day-here = 이 서버
day-everywhere = 모든 서버
day-line = { $place } { $name }: { $score }
day-next = 다음 패는 { $until } 나와요.
day-winner = 👑 전날 1위: { $names } ({ $score }점)
day-proof = 전날 패의 봉인
day-not-yet = 순위는 오늘의 패를 끝까지 하고 나면 볼 수 있어요: `/{ command-tichu-name } { command-daily-name }`
day-sealed = 오늘의 패로 한 게임이라, 직접 끝까지 해 본 뒤에 볼 수 있어요: `/{ command-tichu-name } { command-daily-name }`
day-spent = 오늘의 패는 이미 했어요. 내 정보를 지워도 같은 패를 다시 할 수는 없어요. 다음 패는 { $until } 나와요.
day-share = 공유하기
day-shared = { $channel } 채널에 올렸어요.
day-share-direct = 여기서는 볼 사람이 없어요. 서버 채널에서 `/{ command-tichu-name } { command-daily-name }` 명령어를 쓰고 거기서 공유해 주세요.
day-share-elsewhere = 이 스레드가 있는 채널에는 글을 올릴 수 없어요. 다른 채널에서 `/{ command-tichu-name } { command-daily-name }` 명령어를 쓰고 거기서 공유해 주세요.
day-shared-line = **{ $name }** 님의 { $date } 오늘의 패: { $score }점, { $count }명 중 { $place }위
day-shared-how = UTC 자정(한국 시간 오전 9시)까지 누구나 똑같은 패로 할 수 있어요: `/{ command-tichu-name } { command-daily-name }`
date = { $year }년 { $month }월 { $day }일
