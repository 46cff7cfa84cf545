export interface DevicePersona {
  id: string;
  /** What this persona demonstrates. */
  label: string;
  sub: string;
  name: { firstName: string; lastName: string };
  email: string;
  /** Has signed in before, so the name is not sent again. */
  isKnown?: true;
  /** Shares a relay address instead of the email unless the person chooses otherwise. */
  hidesEmail?: true;
  /** What is wrong with this persona's id_token. */
  tokenFault?: 'expired' | 'wrongAudience' | 'badlySigned';
  fails?: true;
}

type Traits = Partial<Pick<DevicePersona, 'isKnown' | 'hidesEmail' | 'tokenFault' | 'fails' | 'email'>>;

const person = (id: string, label: string, [lastName, firstName]: [string, string], traits: Traits = {}) => ({
  id,
  label,
  sub: `001234.${Buffer.from(id).toString('hex')}.0456`,
  name: { firstName, lastName },
  email: `${id}@mail.test`,
  ...traits,
});

export const devicePersonas: DevicePersona[] = [
  person('newcomer', '처음 로그인하는 회원', ['한', '처음']),
  person('returning', '전에 로그인한 적이 있는 회원', ['두', '번째'], { isKnown: true }),
  person('hidden', '이메일을 가리는 회원', ['나', '가림'], { hidesEmail: true }),
  person('hana', '포털 계정과 이메일이 같은 회원', ['최', '하나']),
  person('expired', '유효기간이 지난 토큰을 받는 회원', ['지', '나감'], { tokenFault: 'expired' }),
  person('stray', '다른 서비스의 토큰을 받는 회원', ['남', '의것'], { tokenFault: 'wrongAudience' }),
  person('forged', '서명이 잘못된 토큰을 받는 회원', ['위', '조됨'], { tokenFault: 'badlySigned' }),
  person('failing', '기기 제조사에서 오류가 나는 회원', ['오', '류남'], { fails: true }),
];

/** A relay address at the provider that forwards to the person's own. */
export const relayEmail = ({ id }: DevicePersona): string =>
  `${Buffer.from(id).toString('hex')}@relay.device-maker.test`;
