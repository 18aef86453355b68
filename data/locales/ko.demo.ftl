# 브라우저 데모 페이지의 인사말

demo-welcome-alone = 티츄 봇을 시험해 보는 곳이에요. 버튼을 누르면 봇 셋과 바로 게임을 시작해요. 내 카드는 테이블의 ‘{ board-hand }’ 버튼을 누르면 나와요.
demo-start-alone = 봇 셋과 시작하기
demo-welcome-together = 티츄 봇을 시험해 보는 곳이에요. 버튼을 누르면 테이블이 열려요. 채널 목록 아래에서 다른 사람으로 바꾸거나 새 탭을 열어 함께 앉아 보세요.
demo-start-together = 테이블 열기
