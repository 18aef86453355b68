# 슬래시 명령어의 이름과 설명. 이름은 32자, 설명은 100자까지 쓸 수 있다.

command-tichu-name = 티츄
command-tichu-description = 이 채널에서 티츄를 해요
command-start-name = 시작
command-start-description = 이 채널에 티츄 테이블을 열어요
command-hand-name = 손패
command-hand-description = 내 카드를 나만 볼 수 있게 열어요
command-board-name = 테이블
command-board-description = 테이블을 채널 맨 아래로 가져와요
command-leave-name = 나가기
command-leave-description = 테이블에서 나가요. 게임 중이면 봇이 대신 앉아요
command-end-name = 종료
command-end-description = 테이블을 닫아요(방장이나 메시지 관리 권한이 있는 분만)
command-rules-name = 규칙
command-rules-description = 티츄 규칙을 주제별로 읽어요
command-tutorial-name = 튜토리얼
command-tutorial-description = 열 단계를 직접 해 보며 티츄를 배워요
command-help-name = 도움말
command-help-description = 테이블을 열고 게임하는 방법을 알려 줘요
command-scores-name = 점수
command-scores-description = 지금까지의 점수를 라운드별로 보여 줘요
command-settings-name = 설정
command-settings-description = 언어, 손패, 알림을 내 마음대로 정해요
command-manage-name = 티츄관리
command-manage-description = 이 서버의 티츄를 관리해요(서버 관리 권한이 있는 분만)
command-manage-end-description = 이 채널의 테이블을 닫고 사유를 모두에게 알려요(서버 관리 권한이 있는 분만)
command-config-name = 서버설정
command-config-description = 이 서버의 티츄를 설정해요(서버 관리 권한이 있는 분만)

option-target-name = 목표
option-target-description = 몇 점까지 할까요? 기본은 1,000점이에요
option-bots-name = 봇
option-bots-description = 처음부터 봇을 몇 명 앉힐까요?
option-clock-name = 시간
option-clock-description = 한 차례에 시간을 얼마나 줄까요?
option-level-name = 봇수준
option-level-description = 봇이 얼마나 잘할까요?
option-mode-name = 방식
option-mode-description = 결과를 레이팅에 반영할까요?
option-access-name = 입장
option-access-description = 누구를 앉게 할까요? 비워 두면 누구나, 초대한 사람이 있으면 그 사람만 앉을 수 있어요
option-invite1-name = 초대1
option-invite1-description = 함께할 첫 번째 사람
option-invite2-name = 초대2
option-invite2-description = 함께할 두 번째 사람
option-invite3-name = 초대3
option-invite3-description = 함께할 세 번째 사람
option-minimum-name = 최소게임
option-minimum-description = 순위표에 오르려면 몇 게임을 해야 할까요?
option-topic-name = 주제
option-topic-description = 어떤 규칙이 궁금한가요?
option-step-name = 단계
option-step-description = 몇 단계부터 할까요? 비워 두면 하던 곳부터 이어서 해요
choice-clock-relaxed = 느긋하게(90초)
choice-clock-fast = 빠르게(30초)
choice-clock-correspondence = 틈틈이(24시간)
choice-clock-off = 제한 없음
choice-level-easy = 쉬움
choice-level-normal = 보통
choice-level-hard = 어려움
choice-level-expert = 전문가
choice-mode-rated = 레이팅전
choice-mode-casual = 캐주얼전
choice-access-open = 누구나
choice-access-invited = 초대한 사람만

help =
    ### 티츄 봇 사용법
    - **처음이라면:** `/{ command-tichu-name } { command-tutorial-name }`에서 열 단계를 직접 해 보며 배워요. 규칙이 궁금하면 `/{ command-tichu-name } { command-rules-name }`을 읽어 보세요.
    - **함께하기:** `/{ command-tichu-name } { command-start-name }`으로 이 채널에 테이블을 열어요. 빈자리에는 봇을 앉힐 수 있어요. `/{ command-tichu-name } { command-duplicate-name }`에서는 두 테이블이 같은 패로 겨뤄요.
    - **혼자 하기:** `/{ command-tichu-name } { command-practice-name }`으로 봇 셋과 연습하고, 모두 똑같이 받는 `/{ command-tichu-name } { command-daily-name }`로 순위를 겨루고, 하루 세 문제 `/{ command-tichu-name } { command-puzzle-name }`을 풀어 봐요.
    - **테이블에서:** `/{ command-tichu-name } { command-hand-name }`로 내 카드를 열고(나만 보여요), `/{ command-tichu-name } { command-board-name }`로 위로 밀려난 테이블을 채널 맨 아래로 가져오고, `/{ command-tichu-name } { command-scores-name }`로 점수를 봐요. 내가 앉은 테이블은 `/{ command-tichu-name } { command-mine-name }`에 모두 있어요.
    - **그만두기:** `/{ command-tichu-name } { command-leave-name }`로 자리에서 나가면 봇이 대신 앉아요. `/{ command-tichu-name } { command-end-name }`는 테이블을 닫아요.
    - **조언:** 연습과 캐주얼전에서는 `/{ command-tichu-name } { command-hint-name }`로 물어보고, 라운드가 끝나면 `/{ command-tichu-name } { command-review-name }`로 돌아봐요.
    - **지난 게임:** `/{ command-tichu-name } { command-history-name }`에서 찾아 `/{ command-tichu-name } { command-replay-name }`로 다시 보고, `/{ command-tichu-name } { command-export-name }`로 파일을 받아요. `/{ command-tichu-name } { command-verify-name }`에서는 카드를 공정하게 섞었는지 확인해요.
    - **기록:** 순위는 `/{ command-tichu-name } { command-leaderboard-name }`, 내 기록은 `/{ command-tichu-name } { command-stats-name }`, 이룬 업적은 `/{ command-tichu-name } { command-achievements-name }`에 있어요.
    - **내 마음대로:** `/{ command-tichu-name } { command-settings-name }`에서 언어, 카드 순서, 알림을 정해요. `/{ command-tichu-name } { command-privacy-name } { command-privacy-show-name }`에서는 보관 중인 내 정보를 보고, 받거나 지울 수 있어요.

    ### 카드 내기
    손패에서 카드를 누르면 고른 조합의 이름이 나와요. 낼 수 있는 조합이면 내기 버튼이 켜지고, 낼 수 없으면 이유를 알려 줘요.
    폭탄은 자기 차례가 아니어도 손패에서 낼 수 있어요. 모두 패스한 뒤에도 폭탄이 나올 수 있게 잠깐 기다려요.
    시간이 다 되면 그때 한 번만 봇이 대신해요. 연달아 두 번 넘기면 봇이 자리를 맡고, 손패에서 아무 버튼이나 누르면 바로 돌아올 수 있어요.
