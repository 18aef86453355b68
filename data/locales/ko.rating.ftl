# 레이팅: 게임이 끝났을 때의 변화, 대기실의 승률

rating-title = 🏅 이 서버의 레이팅
rating-change = { $name } { $before } → { $after } ({ SIGNED($change) })
rating-half = 절반만 반영
rating-odds = ⚖️ 예상 승률 🔵 { $first }% : { $second }% 🟧
rating-balance = 팀 균형
rating-leave = 🏅 레이팅전이에요. 게임이 끝나기 전에 돌아오지 않으면 패배로 기록돼요.
lobby-no-paused = 레이팅전에서 여러 번 나간 분이 있어서 지금은 레이팅전을 시작할 수 없어요. ‘{ $options }’에서 ‘{ terms-casual-on }’를 고르면 바로 시작할 수 있어요.

command-void-name = 무효
command-void-description = 레이팅에서 게임을 빼요(서버 관리 권한이 있는 분만)
option-match-name = 게임
option-match-description = 레이팅에서 뺄 게임
option-reason-name = 사유
option-reason-description = 모두에게 보이는 사유
void-done = 🏅 { $match }: 이 게임은 이제 레이팅에 반영되지 않아요. 이후 게임의 레이팅도 다시 계산했어요. 사유: { $reason }
void-not-allowed = 서버 관리 권한이 있는 분만 게임을 레이팅에서 뺄 수 있어요.
void-unknown = 이 서버에는 그런 게임이 없어요.
void-not-rated = 그 게임은 레이팅에 반영되지 않았거나 이미 빠져 있어요.
command-restore-name = 무효취소
command-restore-description = 뺐던 게임을 레이팅에 되돌려요(서버 관리 권한이 있는 분만)
option-restored-description = 되돌릴 게임
restore-done = 🏅 { $match }: 이 게임은 다시 레이팅에 반영돼요. 이후 게임의 레이팅도 다시 계산했어요. 사유: { $reason }
restore-not-void = 그 게임은 레이팅에서 빠져 있지 않아요.
