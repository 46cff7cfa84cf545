export const portalItems = ['email', 'gender', 'birthyear', 'mobile', 'name', 'nickname'] as const;
export type PortalItem = (typeof portalItems)[number];

export const itemLabels: Record<PortalItem, string> = {
  email: '이메일',
  gender: '성별',
  birthyear: '출생연도',
  mobile: '휴대전화번호',
  name: '이름',
  nickname: '별명',
};

export interface PortalPersona {
  id: string;
  /** What this persona demonstrates. */
  label: string;
  user: { id: string } & Record<PortalItem, string>;
  /** Not ticked on the first consent page. */
  unticked?: readonly PortalItem[];
  /** The login fails at the portal itself. */
  fails?: true;
}

const person = (
  id: string,
  label: string,
  [name, gender, birthyear, mobile]: [string, string, string, string],
  more: Partial<Pick<PortalPersona, 'unticked' | 'fails'>> & { email?: string } = {},
): PortalPersona => {
  const { email = `${id}@portal.test`, ...rest } = more;
  const user = { id: `portal-${id}-6Yc0s1WqTtq`, email, gender, birthyear, mobile, name, nickname: name.slice(1) };
  return { id, label, user, ...rest };
};

export const portalPersonas = (now: Date): PortalPersona[] => [
  person('consenting', '모든 항목에 동의하는 회원', ['김온유', 'F', '1988', '010-1234-5678']),
  person('reluctant', '처음에는 휴대전화번호를 빼고 동의하는 회원', ['박신중', 'M', '1979', '010-2345-6789'], {
    unticked: ['mobile'],
  }),
  person('minor', '14세 미만 회원', ['이어린', 'F', yearOfMinors(now), '010-3456-7890']),
  person('same-email', '기기 제조사 계정과 이메일이 같은 회원', ['최하나', 'M', '1995', '010-4567-8901'], {
    email: 'hana@mail.test',
  }),
  person('regular', '오래 활동해 별을 많이 모은 회원', ['한단골', 'F', '1984', '010-7890-1234']),
  person('manager', '공개 전 화면을 미리 보는 관리자', ['남장터', 'M', '1982', '010-8901-2345']),
  person('undisclosed', '성별을 밝히지 않은 회원', ['정하늘', 'U', '2001', '010-5678-9012']),
  person('failing', '포털에서 오류가 나는 회원', ['오류남', 'M', '1990', '010-6789-0123'], { fails: true }),
];

const yearOfMinors = (now: Date): string => String(now.getUTCFullYear() - 13);

/** Any id `guest-…` or `minor-…` is a persona, too: as many adults and minors as needed, who consent to everything. */
export function findPersona(id: string | undefined, now: Date): PortalPersona | undefined {
  const [, kind] = /^(guest|minor)-[\da-z-]{1,40}$/.exec(id ?? '') ?? [];
  if (id && kind) return person(id, '', ['손님', 'F', kind === 'minor' ? yearOfMinors(now) : '1990', phoneOf(id)]);
  return portalPersonas(now).find((persona) => persona.id === id);
}

/** The same number for the same person every time. */
function phoneOf(id: string): string {
  const number = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_000_000, 7);
  const digits = String(number).padStart(8, '0');
  return `010-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
