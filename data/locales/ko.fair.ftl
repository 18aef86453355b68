# 셔플 봉인과 그 확인, 끝난 라운드의 손패

why-not-a-salt = 솔트는 0–9와 a–f로 된 32자리여야 해요.

## 보드

board-hands = 네 사람 손패
board-verify = 셔플 확인
fair-seal = 이번 셔플의 봉인: { $digits }

## 셔플 확인

fair-sealed-title = { $number }라운드 셔플 봉인
fair-sealed = 카드를 나눠 주기 전에, 섞은 카드 56장의 순서를 이 해시로 묶어 두었어요.
fair-later = 라운드가 끝나면 카드 순서와 솔트를 모두 공개해요. 그 둘로 만든 해시가 이것과 같으면, 봇을 포함해 아무도 중간에 카드를 바꾸지 않은 거예요. 나중에 맞춰 보고 싶다면 어딘가에 적어 두세요.
fair-never = 기권이나 중단으로 점수가 나기 전에 끝난 라운드는 공개하지 않아요. 그 라운드의 손패는 끝까지 비밀이에요.
fair-unsealed = { $number }라운드는 봉인 없이 카드를 나눠서 확인할 것이 없어요.
fair-no-round = 아직 하지 않은 라운드예요.
fair-proof-title = { $number }라운드 셔플 확인
fair-proved = 카드 순서와 솔트로 만든 해시가 라운드 내내 공개했던 봉인과 똑같아요.
fair-disproved = 카드 순서와 솔트로 만든 해시가 봉인과 달라요. 이 셔플은 믿을 수 없어요.
fair-hash = 봉인:
fair-salt = 솔트:
fair-deck = 나눠 준 순서({ $names } 순으로 한 장씩):
fair-by-hand = 직접 확인하려면 터미널에 이렇게 입력해 보세요:
fair-by-program = 봇 프로그램으로도 확인할 수 있어요:

## 네 사람의 손패

fair-hands-title = { $number }라운드, 네 사람의 손패
fair-hands-dealt = 처음 8장 { $first } / 나머지 { $rest }
fair-hands-gave = 준 카드: { $gifts }
fair-hands-held = 교환한 뒤: { $cards }
fair-hands-later = 네 사람의 손패는 라운드가 끝난 뒤에 볼 수 있어요.

## 명령어

command-verify-name = 셔플확인
command-verify-description = 카드를 공정하게 섞었는지 확인해요
option-round-name = 라운드
option-round-description = 몇 라운드를 확인할까요? 비워 두면 가장 최근 라운드예요
