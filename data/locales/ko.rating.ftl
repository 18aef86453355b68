# 레이팅: 게임이 끝났을 때의 변화, 대기실의 승률

rating-title = 🏅 이 서버의 레이팅
rating-change = { $name } { $before } → { $after } ({ SIGNED($change) })
rating-half = 반만 반영
rating-odds = ⚖️ 예상 승률 🔵 { $first }% : { $second }% 🟧
rating-balance = 팀 균형 맞추기
lobby-no-paused = 레이팅전에서 여러 번 나간 분이 있어 지금은 레이팅전을 시작할 수 없어요. 옵션에서 “레이팅 없이 하기”를 고르면 바로 시작할 수 있어요.
