/** Places of origin, by the two digits of their province, in the usual Korean order of provinces. */
export const townsByRegion: Record<string, string> = {
  '11': '서울 경동 통인 망원 광장',
  '26': '부산 기장 대저 영도 자갈치',
  '27': '대구 달성 군위 팔공산',
  '28': '인천 강화 백령도 소래 연평도',
  '29': '광주 무등산 양동',
  '30': '대전 유성 산내',
  '31': '울산 울주 언양 서생',
  '36': '세종 조치원 연서',
  '41': '여주 이천 안성 양평 포천 가평 화성 김포 파주 연천 평택 수원 고양 과천 용인',
  '51': '강릉 평창 정선 홍천 횡성 인제 양구 철원 속초 고성 삼척 화천 춘천 원주 영월 양양',
  '43': '충주 괴산 음성 영동 옥천 제천 단양 보은 진천',
  '44': '서산 태안 예산 공주 부여 논산 금산 청양 보령 당진 홍성',
  '52': '임실 순창 고창 남원 장수 무주 진안 부안 군산 김제 정읍 완주 익산 전주',
  '46': '해남 나주 무안 신안 완도 진도 고흥 보성 담양 광양 영광 여수 장흥 구례 곡성 목포 영암 화순 함평',
  '47': '안동 청송 영주 의성 상주 성주 김천 문경 영천 경산 포항 울진 영덕 청도 봉화 영양 울릉도 예천 풍기 칠곡',
  '48': '거창 밀양 창녕 남해 통영 거제 하동 산청 함양 합천 진주 의령 사천 함안 김해',
  '50': '제주 서귀포 한림 성산 구좌 대정 남원읍 우도',
};

const regionByTown = new Map(
  Object.entries(townsByRegion).flatMap(([code, towns]) => towns.split(' ').map((town) => [town, code] as const)),
);

export function regionOf(town: string): string {
  const code = regionByTown.get(town);
  if (!code) throw new Error(`No province is known for ${town}`);
  return code;
}
