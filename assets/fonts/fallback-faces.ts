import { unicodeRange } from './unicode-range.ts';

/** Pretendard's own metrics, in em. */
const pretendard = { ascent: 0.9521, descent: 0.2412, hangul: 0.8643, digits: 0.5844, latin: 0.5282 };

/**
 * The Korean fonts that devices have, with mean advances in em. Until Pretendard arrives, text is set in one of them,
 * resized so that its lines break where Pretendard's will, and nothing moves.
 */
const locals = [
  {
    family: 'Pretendard as Apple',
    regular: ['Apple SD Gothic Neo', 'AppleSDGothicNeo-Regular'],
    bold: ['AppleSDGothicNeo-Bold', 'Apple SD Gothic Neo Bold'],
    // Pretendard was drawn to the widths of this font.
    hangul: 0.8643,
    digits: 0.5844,
    latin: 0.5282,
  },
  {
    family: 'Pretendard as Noto',
    regular: [
      'Noto Sans CJK KR',
      'Noto Sans CJK KR Regular',
      'NotoSansCJKkr-Regular',
      'Noto Sans KR',
      'Source Han Sans KR',
    ],
    bold: ['Noto Sans CJK KR Bold', 'NotoSansCJKkr-Bold', 'Noto Sans KR Bold', 'Source Han Sans KR Bold'],
    hangul: 0.92,
    digits: 0.555,
    latin: 0.5473,
  },
  {
    family: 'Pretendard as Malgun',
    regular: ['Malgun Gothic', 'MalgunGothic'],
    bold: ['Malgun Gothic Bold', 'MalgunGothicBold'],
    hangul: 0.92,
    digits: 0.5513,
    latin: 0.5371,
  },
];

// The space is as narrow in these fonts as their figures are.
const digits = unicodeRange(' 0123456789');
const hangul = 'U+1100-11ff,U+3130-318f,U+ac00-d7a3';
// Without the middle dot, which Korean fonts set far wider: it comes from the device's Latin font.
const others = 'U+21-2f,U+3a-b6,U+b8-10ff,U+2000-2bff';

export const fallbackFamilies = locals.map(({ family }) => family);

export const fallbackFaces = locals.flatMap((local) => [
  ...facesOf(local.family, local.regular, 400, local),
  ...facesOf(local.family, local.bold, 700, local),
]);

function facesOf(
  family: string,
  names: string[],
  weight: number,
  advances: Record<'hangul' | 'digits' | 'latin', number>,
) {
  return [
    face(family, names, weight, hangul, pretendard.hangul / advances.hangul),
    face(family, names, weight, digits, pretendard.digits / advances.digits),
    face(family, names, weight, others, pretendard.latin / advances.latin),
  ];
}

function face(family: string, names: string[], weight: number, range: string, size: number): string {
  const source = names.map((name) => `local("${name}")`).join();
  // Overrides are taken of the adjusted size, so they are divided by it.
  const metrics = `ascent-override:${percent(pretendard.ascent / size)};descent-override:${percent(pretendard.descent / size)};line-gap-override:0%`;
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${source};size-adjust:${percent(size)};${metrics};unicode-range:${range}}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
