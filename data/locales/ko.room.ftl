# 게임 중에 자리를 비우고, 나가고, 그만두고, 대신 앉는 일

board-more = 더 보기…
board-seats = 대신 앉기
board-rotate = 파트너 바꿔 한 판 더

## 더 보기

more-title = **게임을 그만둘 수 있어요.** { more-note }
more-title-oust = **게임을 그만두거나 자리를 정리할 수 있어요.** { more-note }
more-note = 동의한 뒤에도 언제든 취소할 수 있어요. 봇이 맡은 자리는 동의한 것으로 봐요.
more-resign = 기권하기
more-resign-back = 기권 취소
more-abort = 승패 없이 끝내기
more-abort-back = 종료 동의 취소
more-oust = { $name } 님 내보내기
more-oust-back = { $name } 님 내보내기 취소
more-sure-resign = 지금 기권하면 상대 팀이 이기고 게임이 끝나요. 정말 기권할까요?
more-sure-resign-duplicate = 지금 기권하면 두 테이블 모두 우리 팀의 패배로 끝나요. 정말 기권할까요?
more-sure-abort = 지금 동의하면 승패 없이 게임이 끝나요. 정말 끝낼까요?
more-sure-abort-duplicate = 지금 동의하면 다른 테이블도 닫히고, 두 테이블의 비교가 승부 없이 끝나요. 정말 끝낼까요?
more-sure-oust = { $name } 님의 자리를 봇에게 넘길까요? 다른 분이 그 자리에 앉을 수도 있어요.
more-sure-resign-yes = 기권하기
more-sure-abort-yes = 승패 없이 끝내기
more-sure-oust-yes = 봇에게 넘기기
more-over = 게임이 끝났어요.

## 동의를 기다리는 일

vote-resign = 🏳️ { $names } 님이 기권하려고 해요. { $missing } 님도 동의하면 기권해요.
vote-abort = ✋ { $names } 님이 승패 없이 끝내자고 해요. 아직 답하지 않은 분: { $missing }
vote-oust = 🚪 { $names } 님이 자리를 비운 { $name } 님을 내보내자고 해요. 아직 답하지 않은 분: { $missing }

## 대신 앉기

seats-title = **봇이 앉은 자리를 이어받을 수 있어요.** 어느 자리에 앉을까요?
seats-line = { $name }: 파트너는 { $partner }
seats-none = 지금 앉을 수 있는 봇 자리가 없어요. 게임 중에 나간 분은 자기 자리로만 돌아올 수 있어요.
seats-already = 이미 이 테이블에 앉아 있어요.

## 중계

room-away = 💤 { $name } 님이 두 번 연달아 시간을 넘겨서 봇이 대신해요. 손패에서 아무 버튼이나 누르면 바로 돌아올 수 있어요.
room-back = 👋 { $name } 님이 돌아왔어요.
room-taken = 🪑 { $name } 님이 { $bot } 대신 앉았어요.
room-ousted = 🚪 자리를 비운 { $name } 님 대신 { JOSA($bot, "이/가") } 앉았어요.
room-resigned = 🏳️ { $losers } 팀이 기권했어요. **{ $winners } 팀이 이겼어요!**
room-aborted = ✋ 모두 동의해서 게임을 승패 없이 끝냈어요.
room-abandoned = 💤 오랫동안 아무도 없어서 테이블을 닫았어요.

## 손패 위의 알림

note-away = 💤 **지금은 봇이 대신하고 있어요.** 아무 버튼이나 누르면 바로 돌아와요.
note-back = 👋 돌아왔네요! 봇이 물러났으니 이제 직접 하면 돼요.
note-votes = -# 테이블의 ‘{ $button }’에서 답할 수 있어요.
note-since = **지난번에 낸 뒤로 있었던 일**

## 차례 알림

ping-turn = 님 차례예요!
ping-all = 님을 기다리고 있어요!

## 내 테이블

command-mine-name = 내테이블
command-mine-description = 내가 앉아 있는 테이블과 차례를 모두 보여 줘요
mine-title = **앉아 있는 테이블**
mine-none = 지금 앉아 있는 테이블이 없어요. `/{ command-tichu-name } { command-start-name }`으로 열어 보세요.
mine-lobby = { $link } — 시작을 기다리고 있어요.
mine-turn = { $link } — ▶️ **내 차례예요.** { $until }
mine-others = { $link } — { $names } 님을 기다려요. { $until }
mine-pause = { $link } — 곧 이어서 해요. { $until }
mine-adrift = 오늘의 패 — 하던 채널이 없어졌어요. `/{ command-tichu-name } { command-daily-name }`로 다른 곳에서 이어 할 수 있고, 오늘이 끝나면 닫혀요. { $until }
mine-more = … 그 밖에 { $count }개 더 있어요.
