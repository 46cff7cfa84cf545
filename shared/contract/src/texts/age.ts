import type { LegalText } from './legal-text.ts';

/** The statement that a person confirms to be old enough. It has no page of its own. */
export const age: Pick<LegalText, 'intro' | 'versions'> = {
  intro: '장터는 만 14세 이상만 가입할 수 있어요.',
  versions: [
    {
      announcedOn: '2026-08-24',
      effectiveOn: '2026-09-01',
      articles: [
        {
          title: '만 14세 미만의 가입',
          content: [
            '만 14세 미만 아동의 개인정보를 모으려면 보호자의 동의가 필요하고, 장터는 이런 동의를 받지 않아요. 만 14세 미만인 것이 확인되면 가입이 취소되고 모은 정보는 바로 지워져요.',
          ],
        },
      ],
    },
  ],
};
