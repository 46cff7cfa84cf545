import { links } from '../../links.ts';
import type { LegalText } from '../legal-text.ts';
import * as article from './articles.ts';

const others = [article.voluntary, article.withdrawing, article.confirming, article.keeping];

export const marketing: LegalText = {
  title: '마케팅 정보 수신 안내',
  description: '장터가 보내는 혜택 소식의 내용과 받지 않는 방법을 안내합니다.',
  path: links.marketingInfo(),
  intro: '할인과 이벤트 소식을 받아 볼지 고르실 수 있도록, 어떤 소식을 어떻게 보내는지와 받지 않는 방법을 안내합니다.',
  versions: [
    {
      announcedOn: '2026-08-24',
      effectiveOn: '2026-09-01',
      changes: ['보내는 방법과 쓰는 정보: 밤 시간의 앱 알림을 따로 동의받도록 나누었습니다.'],
      articles: [article.contents, article.channelsWithNight, ...others],
    },
    { announcedOn: '2026-02-23', effectiveOn: '2026-03-02', articles: [article.contents, article.channels, ...others] },
  ],
};
