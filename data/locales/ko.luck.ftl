# 카드 운과 실력: 받은 패의 값과 실제로 얻은 점수

luck-worth = { $team } 팀의 패가 더 좋았어요: 패만 보면 { SIGNED($worth) }점 차, 실제로는 { SIGNED($brought) }점 차
luck-even = 받은 패는 두 팀이 비슷했어요.
luck-hand = { SIGNED($worth) }
luck-why = 패의 값은 그런 패를 받은 봇 팀이 평균 몇 점 앞섰는지예요. 두 팀을 견줄 때는 차이의 4분의 3만 쳐요.

stats-luck = 운과 실력
stats-luck-worth = 받은 패
stats-luck-brought = 실제
stats-luck-skill = 실력
stats-luck-rounds = { $count }라운드
stats-luck-unknown = 아직 계산한 라운드가 없어요
stats-luck-early = { $least }라운드부터 보여요(지금 { $count }라운드)
