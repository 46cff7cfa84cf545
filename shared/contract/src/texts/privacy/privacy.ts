import { links } from '../../links.ts';
import type { LegalText } from '../legal-text.ts';
import * as article from './articles.ts';

const middle = [
  article.thirdParties,
  article.processors,
  article.destruction,
  article.rights,
  article.children,
  article.safety,
];
const beforeDrafts = [
  article.itemsWithoutDrafts,
  article.periodsWithoutDrafts,
  ...middle,
  article.cookiesWithoutDrafts,
];
const last = [article.officer, article.remedies, article.changing];

export const privacy: LegalText = {
  title: '개인정보처리방침',
  description: '장터가 어떤 개인정보를 왜, 얼마 동안 처리하는지 안내합니다.',
  path: links.privacy(),
  intro:
    '주식회사 장터(이하 "장터")는 이용자의 개인정보를 소중히 여기며 개인정보 보호법을 지킵니다. 이 방침은 장터가 어떤 정보를 왜, 얼마 동안 처리하고 어떻게 지키는지 알려 드립니다.',
  versions: [
    {
      announcedOn: '2026-11-23',
      effectiveOn: '2026-12-01',
      changes: [
        '처리하는 개인정보와 목적, 보유 기간: 커뮤니티에서 쓰던 글을 임시저장하고, 마지막으로 고친 날부터 30일이 지나면 지운다고 적었습니다.',
        '처리하는 개인정보와 목적: 앱 알림으로 혜택 소식을 받는 데 동의하는 동안 앱의 광고 식별값을 처리한다고 적었습니다.',
        '쿠키와 브라우저 저장소: 쓰던 글을 이 기기에도 둔다고 적었습니다.',
      ],
      articles: [article.items, article.periods, ...middle, article.cookies, article.behaviour, ...last],
    },
    {
      announcedOn: '2026-08-24',
      effectiveOn: '2026-09-01',
      changes: ['행태정보의 수집과 거부: 수집하는 곳과 항목, 거부하는 방법을 새로 적었습니다.'],
      articles: [...beforeDrafts, article.behaviour, ...last],
    },
    { announcedOn: '2026-02-23', effectiveOn: '2026-03-02', articles: [...beforeDrafts, ...last] },
  ],
};
