/** name | town | lines and kinds it sells (* = all) | cover | picture | one line about it */
export const stores = `
통인반찬공방       | 통인   | kimchi, 국·탕, 전골·찌개, 떡       | cover-kitchen       | banchan-1        | 서촌 골목에서 매일 아침 무쳐 내는 열두 가지 반찬
경동약초방앗간     | 경동   | 참기름, 떡, 인삼, 과일청·유자차, 매실청 | cover-market-stall  | sesame-oil-1     | 3대째 이어온 저온 볶음, 주문한 날 짜는 기름
망원동 아침빵집    | 망원   | bakery, 샌드위치                   | cover-bakery        | croissant-1      | 우리밀과 천연발효종, 새벽 네 시부터 굽습니다
서울장터 모음집    | 서울   | *                                  | cover-market-stall  | region-11        | 서울에서 만든 빵과 디저트, 한 끼를 모았습니다
영도어묵 삼진네    | 영도   | 어묵, 꼬치, 전골·찌개, 국수        | cover-harbor        | fish-cake-1      | 생선살 80%로 반죽해 손으로 빚는 영도 어묵
기장 바다상회      | 기장   | seafood, dried                     | cover-sea-boats     | seaweed-1        | 기장 앞바다 미역과 멸치, 물때 맞춰 걷어 올립니다
대저 짭짤이농원    | 대저   | 토마토, 방울토마토, 오이           | cover-greenhouse    | tomato-1         | 낙동강 하구 흙에서 자란 단단하고 짭짤한 토마토
부산장터 모음집    | 부산   | *                                  | cover-harbor        | region-26        | 자갈치 새벽 경매와 부산 골목의 맛을 한곳에
팔공산 사과밭      | 팔공산 | 사과, 청사과, 자두, 체리, 참외     | cover-apple-hill    | apple-1          | 해발 400미터 비탈밭, 나무에서 끝까지 익힙니다
대구장터 모음집    | 대구   | *                                  | cover-market-stall  | region-27        | 서문시장 납작만두부터 군위 사과까지
강화섬쌀 순무네    | 강화   | grain, 깍두기·총각김치, 배추김치, 고구마, 자색양파, 떡 | cover-paddy-gold    | radish-kimchi-1  | 바닷바람 맞은 쌀과 보랏빛 순무를 함께 짓습니다
연평 꽃게선단      | 연평도 | 게, 새우, 바닷가재                 | cover-sea-boats     | crab-1           | 선장이 잡아 배에서 바로 얼린 연평 꽃게
인천장터 모음집    | 인천   | *                                  | cover-tidal-flat    | region-28        | 소래포구와 강화 들녘에서 올라온 오늘의 물건
양동김치연구소     | 양동   | 배추김치, 깍두기·총각김치          | cover-jangdok       | kimchi-1         | 보성 갓, 신안 소금으로 담근 남도식 젓갈 김치
광주장터 모음집    | 광주   | *                                  | cover-kitchen       | region-29        | 무등산 수박과 손맛 좋은 남도 반찬
유성 밀곳간        | 유성   | bakery, 샌드위치                   | cover-bakery        | bread-1          | 대전에서 제일 먼저 불 켜지는 통밀 빵집
대전장터 모음집    | 대전   | *                                  | cover-bakery        | region-30        | 빵의 도시에서 고르고 고른 식사빵과 간식
언양 참숯불고기    | 언양   | meat                               | cover-ranch         | beef-1           | 석쇠에 굽던 그대로, 얇게 저며 재운 언양식 한우
서생 배꽃농원      | 서생   | 배, 감                             | cover-orchard       | pear-1           | 간절곶 해풍을 맞고 자란 아삭한 신고배
울산장터 모음집    | 울산   | *                                  | cover-harbor        | region-31        | 울주 배와 언양 한우, 울산의 들과 바다
조치원 복사꽃마을  | 조치원 | 복숭아, 딸기, 배                   | cover-orchard       | peach-1          | 100년 복숭아 마을 열두 농가가 함께 고릅니다
세종장터 모음집    | 세종   | *                                  | cover-greenhouse    | region-36        | 세종 로컬푸드 농가가 그날 따서 보냅니다
이천 임금님쌀방    | 이천   | grain, 떡, 누룽지                  | cover-paddy-gold    | rice-1           | 도정한 날짜를 봉투에 적어 보내는 쌀집
여주 황토고구마골  | 여주   | 고구마, 땅콩, 가지, 느타리버섯     | cover-paddy-summer  | sweet-potato-1   | 남한강 황토에서 캐고 45일 숙성해 보냅니다
포천 이동양조장    | 포천   | liquor                             | cover-jangdok       | makgeolli-1      | 백운계곡 물로 빚는 생막걸리, 누룩부터 직접
양평 두물머리밭    | 양평   | vegetable                          | cover-greenhouse    | vegetable-box-1  | 농약 없이 스무 해, 오늘 뜯은 쌈채소 꾸러미
안성 목장이야기    | 안성   | dairy                              | cover-ranch         | yogurt-1         | 젖소 서른 마리, 그날 짠 우유로 만드는 요거트
가평 잣나무숲      | 가평   | 견과 모음, 땅콩                    | cover-mountain-farm | nuts-1           | 축령산 잣을 손으로 따고 속껍질까지 벗깁니다
고양 꽃길농원      | 고양   | flower                             | cover-flower-farm   | rose-1           | 경매장 거치지 않고 농원에서 바로 꺾어 보냅니다
화성 송산포도원    | 화성   | 포도, 체리, 블루베리               | cover-orchard       | grape-1          | 서해 바람이 단맛을 올리는 송산 포도
경기장터 모음집    | 용인   | *                                  | cover-market-stall  | region-41        | 경기 서른한 고을의 논과 밭, 목장에서
횡성 참한우        | 횡성   | 한우 구이, 한우 국거리, 갈비       | cover-ranch         | beef-2           | 둔내 목장에서 직접 키워 직접 가공합니다
평창 고랭지상회    | 평창   | 감자, 배추, 당근, 무, 파프리카, 배추김치 | cover-mountain-farm | potato-1         | 해발 700미터, 서늘한 밭의 감자와 배추
정선 아라리나물    | 정선   | 나물, 혼합곡, 옥수수, 검은콩, 즉석밥·볶음밥 | cover-mountain-farm | namul-1          | 봄에 뜯어 삶아 말린 곤드레, 밥에 넣기만 하세요
속초 아바이수산    | 속초   | seafood                            | cover-harbor        | squid-1          | 동명항 새벽 위판장에서 바로 손질합니다
강릉 안목로스터스  | 강릉   | 커피, 쿠키                         | cover-kitchen       | coffee-1         | 바다 앞 작은 볶음집, 주문받은 다음 날 볶습니다
철원 오대쌀농부    | 철원   | grain, 떡, 누룽지                  | cover-paddy-summer  | rice-2           | 민통선 맑은 물, 두루미가 쉬어 가는 논
인제 하늘꿀벌      | 인제   | 꿀, 잼                             | cover-bee-farm      | honey-1          | 방태산 꽃 피는 순서를 따라 벌통을 옮깁니다
강원장터 모음집    | 춘천   | *                                  | cover-mountain-farm | region-51        | 강원 산골과 동해 바다의 물건을 모았습니다
괴산 시골절임      | 괴산   | 배추, 배추김치, 고춧가루, 홍고추, 옥수수 | cover-jangdok       | napa-cabbage-1   | 속 노란 배추를 3년 묵은 소금으로 절입니다
충주 사과나무집    | 충주   | 사과, 청사과, 주스·즙              | cover-apple-hill    | apple-2          | 남한강 안개가 색을 입힌 부사, 하나씩 손 선별
영동 와인포도밭    | 영동   | 포도, 샤인머스캣                   | cover-orchard       | shine-muscat-1   | 일교차 큰 산비탈에서 두 달 더 익힌 포도
음성 햇사레농가    | 음성   | 복숭아, 수박, 황도                 | cover-orchard       | peach-2          | 아침 이슬 마르기 전에 따는 복숭아
단양 육쪽마늘밭    | 단양   | 마늘, 양파                         | cover-mountain-farm | garlic-1         | 석회암 황토밭, 쪽이 단단한 육쪽마늘
충북장터 모음집    | 제천   | *                                  | cover-mountain-farm | region-43        | 충북 산골의 과일과 장, 손맛을 한 상자에
서산 갯마을수산    | 서산   | seafood, dried                     | cover-tidal-flat    | oyster-1         | 가로림만 갯벌에서 바지락과 감태를 맵니다
태안 소금꽃염전    | 태안   | 소금, 새우, 굴                     | cover-salt-field    | salt-1           | 송홧가루 날릴 때 걷는 노란 천일염
논산 딸기하우스    | 논산   | 딸기, 잼, 방울토마토               | cover-greenhouse    | strawberry-1     | 새벽 다섯 시에 따서 그날 보내는 설향
공주 밤고을        | 공주   | 밤, 견과 모음                      | cover-mountain-farm | chestnut-1       | 정안 밤나무 이천 그루, 한 알씩 골라 담습니다
금산 인삼밭집      | 금산   | 인삼, 깻잎                         | cover-mountain-farm | ginseng-1        | 6년을 기다려 캐는 금산 인삼, 흙 묻은 그대로
홍성 한돈농장      | 홍성   | 삼겹살, 소시지·햄                  | cover-ranch         | pork-belly-1     | 톱밥 깐 돈사에서 천천히 키운 한돈
청양 햇고추마을    | 청양   | 홍고추, 풋고추, 고춧가루, 고추장   | cover-greenhouse    | green-pepper-1   | 칠갑산 아래 고추 농가 열다섯 집의 이름을 걸고
충남장터 모음집    | 예산   | *                                  | cover-tidal-flat    | region-44        | 내포 들녘과 서해 갯벌에서 온 제철
임실 치즈목장      | 임실   | dairy                              | cover-ranch         | cheese-1         | 1967년 첫 치즈를 만든 마을에서 오늘 짠 우유로
순창 장독대        | 순창   | sauce, 매실청                      | cover-jangdok       | gochujang-1      | 볕 좋은 마당 이백 개 항아리에서 익는 장
고창 황토수박      | 고창   | 수박, 멜론, 땅콩                   | cover-paddy-summer  | watermelon-1     | 게르마늄 황토밭에서 비파괴로 고른 수박
장수 붉은사과      | 장수   | 사과, 청사과, 주스·즙              | cover-apple-hill    | apple-3          | 해발 500미터 장수의 밤공기가 키운 홍로
군산 이성당길 빵집 | 군산   | bakery                             | cover-bakery        | baguette-1       | 항구 도시 옛 골목에서 쌀가루로 굽는 빵
진안 홍삼마을      | 진안   | 인삼, 꿀                           | cover-mountain-farm | ginseng-2        | 마이산 자락에서 찌고 말리기를 아홉 번
전북장터 모음집    | 전주   | *                                  | cover-jangdok       | region-52        | 전주 손맛과 지평선 너른 들의 먹거리
땅끝농부네         | 해남   | 고구마, 배추, 단호박, 옥수수, 완두콩, 백미, 현미 | cover-paddy-summer  | sweet-potato-2   | 땅끝 황토밭에서 형제가 함께 짓는 고구마와 배추
완도 전복일가      | 완도   | 전복, 문어, 미역, 구운김           | cover-sea-boats     | abalone-1        | 다시마만 먹여 3년, 청정 바다 가두리 전복
영광 굴비한두름    | 영광   | 굴비·조기                          | cover-sea-boats     | croaker-1        | 법성포 해풍에 말리고 천일염으로만 간합니다
보성 초록다원      | 보성   | tea                                | cover-tea-field     | green-tea-1      | 곡우 전 첫 잎을 가마솥에 덖는 우전
나주 배꽃과원      | 나주   | 배, 멜론, 주스·즙                  | cover-orchard       | pear-2           | 영산강 둔치 과수원, 봉지 씌워 기른 배
신안 섬들밥상      | 신안   | seafood, 소금, 대파, 구운김        | cover-island        | salt-2           | 천네 개 섬에서 나는 소금과 대파, 왕새우
담양 죽녹원한과    | 담양   | 떡, 약과, 누룽지                   | cover-kitchen       | yakgwa-1         | 조청을 직접 고아 만드는 찹쌀 한과
여수 돌산갓김치    | 여수   | 배추김치, 깍두기·총각김치          | cover-island        | kimchi-2         | 돌산 해풍 갓을 멸치젓으로 버무린 그 맛
광양 매화마을      | 광양   | 매실, 매실청                       | cover-orchard       | maesil-1         | 섬진강 매화 지고 나면 거두는 황매실
고흥 유자향기      | 고흥   | 과일청·유자차, 레몬, 키위, 골드키위 | cover-citrus-grove  | citron-tea-1     | 나로도 가는 길, 껍질까지 향긋한 유자
전남장터 모음집    | 목포   | *                                  | cover-sea-boats     | region-46        | 남도 들과 섬, 뻘에서 올라온 오늘의 장
안동 간고등어댁    | 안동   | 고등어                             | cover-jangdok       | mackerel-2       | 쉰 해 간잡이가 소금으로만 맞춘 간
청송 꿀사과원      | 청송   | 사과, 청사과, 주스·즙              | cover-apple-hill    | apple-4          | 주왕산 밤 기온이 만든 꿀 박힌 사과
의성 마늘할매      | 의성   | 마늘, 자두                         | cover-mountain-farm | garlic-2         | 화산토에서 자라 알싸하고 저장이 오래갑니다
성주 참외총각      | 성주   | 참외                               | cover-greenhouse    | chamoe-1         | 아버지 하우스를 물려받은 참외 농부 7년 차
상주 곶감골        | 상주   | 감, 샤인머스캣                     | cover-mountain-farm | persimmon-1      | 감 깎는 소리로 가을을 아는 마을
영덕 강구대게      | 영덕   | 게, 바닷가재                       | cover-harbor        | crab-2           | 강구항 배에서 내려 찜통까지 한 시간
울릉 부지깽이네    | 울릉도 | 나물, 오징어, 새우                 | cover-island        | namul-2          | 눈 녹은 비탈에서 뜯는 울릉도 산나물
영양 태양초방      | 영양   | 고춧가루, 홍고추, 고추장           | cover-mountain-farm | pepper-powder-1  | 볕에 말리고 꼭지 따고, 씨까지 골라 빻습니다
문경 오미자산장    | 문경   | 과일청·유자차, 매실청, 주스·즙     | cover-mountain-farm | maesil-syrup-1   | 다섯 가지 맛이 다 나는 붉은 오미자
경북장터 모음집    | 포항   | *                                  | cover-apple-hill    | region-47        | 사과의 고장에서 동해 바다까지, 경북 한 바구니
통영 새벽굴막      | 통영   | 굴, 도미·활어                      | cover-harbor        | oyster-2         | 그날 깐 굴만, 바닷물째 담아 보냅니다
남해 죽방렴멸치    | 남해   | 멸치, 도미·활어, 마늘              | cover-sea-boats     | anchovy-1        | 500년 된 대나무 발에 든 은빛 멸치
하동 찻잎마을      | 하동   | 녹차, 매실, 과일청·유자차          | cover-tea-field     | green-tea-2      | 야생 차나무 바위틈에서 손으로 따는 첫물차
산청 지리산유정란  | 산청   | 갈색란, 백색란, 닭고기             | cover-ranch         | egg-2            | 산비탈을 뛰노는 닭, 하루 한 알의 유정란
창녕 우포양파      | 창녕   | 양파, 자색양파, 마늘, 풋고추       | cover-paddy-summer  | onion-1          | 우포늪 곁 기름진 땅에서 자란 단단한 양파
함안 수박단지      | 함안   | 수박, 파프리카                     | cover-greenhouse    | watermelon-2     | 겨울에도 달게, 벌로 수정한 하우스 수박
경남장터 모음집    | 진주   | *                                  | cover-harbor        | region-48        | 지리산과 남해가 만나는 경남의 밥상
서귀포 새벽수산    | 서귀포 | seafood                            | cover-harbor        | squid-2          | 은갈치배 들어오는 새벽 네 시에 문을 엽니다
제주 감귤할망      | 남원읍 | 감귤, 만감류                       | cover-citrus-grove  | mandarin-1       | 타이벡 깔고 물을 참아 단맛이 꽉 찬 감귤
구좌 흙당근밭      | 구좌   | 당근, 무, 감자, 양파               | cover-island        | carrot-1         | 검은 화산흙에서 겨울을 난 향 짙은 당근
한림 흑돼지목장    | 한림   | 삼겹살, 소시지·햄                  | cover-ranch         | pork-belly-2     | 오름 아래 방목장, 쫀득한 비계의 제주 흑돼지
오설록길 작은다원  | 대정   | 녹차, 과일청·유자차                | cover-tea-field     | green-tea-3      | 바람 많은 곶자왈 옆, 그늘에서 키운 말차
우도 땅콩집        | 우도   | 땅콩                               | cover-island        | peanut-1         | 작고 고소한 우도 땅콩을 껍질째 볶습니다
제주장터 모음집    | 제주   | *                                  | cover-citrus-grove  | region-50        | 섬에서 나는 것 가운데 오늘 제일 좋은 것
`;
