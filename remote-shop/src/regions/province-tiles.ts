interface Tile {
  /** Two digits of the 법정동 code. */
  code: string;
  name: string;
}

/** The 17 provinces, each about where it lies. */
export const provinceTiles: readonly (readonly Tile[])[] = [
  [
    { code: '28', name: '인천' },
    { code: '11', name: '서울' },
    { code: '41', name: '경기' },
    { code: '51', name: '강원' },
  ],
  [
    { code: '44', name: '충남' },
    { code: '36', name: '세종' },
    { code: '43', name: '충북' },
    { code: '47', name: '경북' },
  ],
  [
    { code: '52', name: '전북' },
    { code: '30', name: '대전' },
    { code: '27', name: '대구' },
    { code: '31', name: '울산' },
  ],
  [
    { code: '29', name: '광주' },
    { code: '46', name: '전남' },
    { code: '48', name: '경남' },
    { code: '26', name: '부산' },
  ],
  [{ code: '50', name: '제주' }],
];
