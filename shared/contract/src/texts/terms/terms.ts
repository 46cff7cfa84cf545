import { links } from '../../links.ts';
import type { LegalText } from '../legal-text.ts';
import * as article from './articles.ts';

const beforePosts = [
  article.purpose,
  article.definitions,
  article.publication,
  article.intermediary,
  article.joining,
  article.account,
  article.notifying,
  article.providing,
  article.interruption,
  article.companyDuties,
  article.memberDuties,
  article.posts,
];
const afterStars = [article.restriction, article.leaving, article.links, article.liability, article.court];

export const terms: LegalText = {
  title: '이용약관',
  description: '장터를 이용하는 조건과 장터, 판매자, 회원의 권리와 의무를 안내합니다.',
  path: links.terms(),
  intro:
    '장터를 이용해 주셔서 고맙습니다. 이 약관은 장터와 회원 여러분이 서로 지켜야 할 약속입니다. 장터는 판매자의 상품을 소개하고 연결하는 통신판매중개자이며, 주문과 배송은 판매자의 쇼핑몰에서 이루어집니다.',
  versions: [
    {
      announcedOn: '2026-08-24',
      effectiveOn: '2026-09-01',
      changes: [
        '게시물의 관리: 신고를 처리하는 기간과 이의를 제기하는 방법을 더했습니다.',
        '별의 적립과 전환: 전환 비율과 최소 수량, 사라지기 전의 알림, 등급의 기준을 적었습니다.',
      ],
      articles: [...beforePosts, article.removalWithReports, article.starsWithNotice, ...afterStars],
    },
    {
      announcedOn: '2026-02-23',
      effectiveOn: '2026-03-02',
      articles: [...beforePosts, article.removal, article.stars, ...afterStars],
    },
  ],
};
