# 사람에 대해 보관하는 것 (/티츄 개인정보)

command-privacy-name = 개인정보
command-privacy-description = 보관 중인 내 정보를 보거나 받거나 지워요
command-privacy-show-name = 보기
command-privacy-show-description = 무엇을 얼마 동안 보관하는지 보여 줘요
command-privacy-export-name = 받기
command-privacy-export-description = 보관 중인 내 정보를 모두 파일로 받아요. 나만 볼 수 있어요
command-privacy-delete-name = 삭제
command-privacy-delete-description = 내 정보를 모두 지워요. 지우기 전에 한 번 더 물어봐요

privacy-title = 보관하고 있는 내 정보
privacy-what = 디스코드 ID, 자리에 앉을 때의 이름, 테이블에서 있었던 일, 그리고 퍼즐에 낸 답을 보관해요. 메시지는 읽을 수 없고, 정보를 다른 곳에 넘기지도 않아요.
privacy-kept-settings = **설정:** { $count ->
    [0] 바꾼 설정이 없어요.
   *[other] 직접 고른 언어, 손패, 알림 설정. 지울 때까지 보관해요.
}
privacy-kept-tables = **테이블:** { $count ->
    [0] 앉은 테이블이 없어요.
   *[other] 열려 있거나 닫힌 테이블 { $count }개의 자리.
} 게임을 시작하지 않은 테이블은 { $days }일 뒤에 지워요.
privacy-kept-results = **게임:** { $count ->
    [0] 끝난 게임이 아직 없어요.
   *[other] { $count }게임의 점수와 선언, 거기서 나온 통계와 레이팅.
} 결과는 계속 보관해요.
privacy-kept-cards-ever = **카드:** 게임을 다시 볼 수 있게 누가 무엇을 냈는지 보관해요. 기한은 없지만, 이 기록에는 이름 없이 자리만 남아요.
privacy-kept-cards-days = **카드:** 게임을 다시 볼 수 있게 누가 무엇을 냈는지 { $days }일 동안 보관해요. 이 기록에는 이름 없이 자리만 남아요.
privacy-kept-idle = **오래 쉬면:** { $days }일 동안 테이블에 앉지도 퍼즐을 풀지도 않으면, 삭제를 요청했을 때와 똑같이 지워요.
privacy-kept-not = **보관하지 않는 것:** 로그에는 이름도 ID도 카드도 남기지 않아요. 열어 둔 손패의 열쇠는 15분 뒤에 버려요.
privacy-how = `/{ command-tichu-name } { command-privacy-name } { command-privacy-export-name }`로 전부 파일로 받고, `/{ command-tichu-name } { command-privacy-name } { command-privacy-delete-name }`로 지울 수 있어요.

privacy-exported = 보관하고 있는 내 정보를 모두 담았어요. 이 메시지는 나만 볼 수 있어요.
privacy-exported-short = 보관하고 있는 내 정보를 담았어요. 카드를 낸 기록은 너무 많아서 디스코드 파일 하나에 담을 수 없어 뺐어요. 이 메시지는 나만 볼 수 있어요.

privacy-question =
    ### 내 정보를 모두 지울까요?
    - **완전히 사라지는 것:** 내 설정과 퍼즐에 낸 답, 그리고 모든 테이블과 결과에 남은 내 ID와 이름. 누구였는지 아무도 알 수 없고 되돌릴 수도 없어요. 레이팅과 통계는 처음부터 다시 시작해요.
    - **남는 것:** 결과와 점수, 카드를 낸 기록. 함께한 사람들의 기록이기도 해서요. 내 이름 대신 ‘{ deleted-player }’라고 나와요.
    - **흔적만 남는 것:** ID를 뒤섞은 값. 같은 ID인지 알아보는 데만 써요. 예전 사본을 복원해도 내 정보가 되살아나지 않고, 오늘의 패를 두 번 하지 못하게 하려는 거예요.
    - **제가 지울 수 없는 것:** 디스코드에 이미 올라간 메시지, 그리고 운영자가 따로 보관한 데이터베이스 사본.
privacy-question-seats = - **지금 앉은 자리:** 테이블 { $count }개에 앉아 있는데, 지우면 거기서도 나가요. 게임 중이면 봇이 대신 앉아요.
privacy-question-alone = - **혼자 하던 테이블:** 열려 있는 연습과 오늘의 패는 그대로 닫혀요. 오늘의 패는 다시 할 수 없어요.
privacy-delete-yes = 모두 지우기
privacy-delete-no = 그대로 두기
privacy-kept-all = 아무것도 지우지 않았어요.
privacy-deleted = 내 정보를 모두 지웠어요. 다시 앉으면 처음 온 사람으로 시작해요.
privacy-seated = 방금 테이블에 앉아서 아무것도 지우지 않았어요. 테이블에서 나간 뒤에 다시 해 주세요.
deleted-player = 탈퇴한 플레이어
