# 내 설정(/티츄 설정)과 서버 설정(/티츄 서버설정)

own-title = 내 설정
own-what = 내 손패와 나만 보이는 메시지에 적용돼요. 고르면 바로 저장돼요.
own-locale-menu = 나에게 보여 줄 언어
locale-auto-own = 자동(내 디스코드 언어)
own-order-menu = 손패의 카드 순서
own-order-ascending = 낮은 카드부터
own-order-descending = 높은 카드부터
own-order-suit = 무늬별로
own-order-combination = 조합별로
own-layout-buttons = 카드 고르기: 버튼
own-layout-menu = 카드 고르기: 목록
own-hints-on = 초보자 도움말: 켜짐
own-hints-off = 초보자 도움말: 꺼짐
own-pings-on = 차례 알림: 켜짐
own-pings-off = 차례 알림: 꺼짐
own-direct-on = DM으로 손패 받기: 켜짐
own-direct-off = DM으로 손패 받기: 꺼짐
own-direct-hello = 라운드가 시작될 때마다 손패를 여기로도 보낼게요. `/{ command-tichu-name } { command-settings-name }`에서 끌 수 있어요.
own-direct-closed = DM을 보낼 수 없었어요. 디스코드에서 이 서버의 DM을 허용한 다음 다시 켜 주세요.

config-title = 서버 설정
config-not-allowed = 서버 관리 권한이 있는 분만 볼 수 있는 설정이에요.
config-locale-menu = 테이블에서 쓸 언어
locale-auto-table = 자동(테이블을 연 사람의 언어)
config-everywhere = 어느 채널에서나 테이블을 열 수 있어요.
config-channels = 테이블을 열 수 있는 채널: { $channels }
config-channels-menu = 테이블을 열 수 있는 채널(비우면 모두)
config-no-role = 같이 할 사람을 찾을 때 멘션하는 역할이 없어요.
config-role = 같이 할 사람을 찾을 때 { $role } 역할을 멘션해요.
config-role-silent = 지금은 제가 이 역할을 멘션할 수 없어요. 역할 설정에서 누구나 이 역할을 멘션할 수 있게 해 주세요.
config-role-menu = 같이 할 사람을 찾을 때 멘션할 역할
config-minimum = 순위표: { $count }게임부터
config-minimum-menu = 순위표에 오르는 데 필요한 게임 수
config-options-title = 새 테이블의 기본 옵션
config-options = 기본 옵션 바꾸기
