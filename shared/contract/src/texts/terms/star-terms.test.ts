import { starRules } from '../../stars/star-rules.ts';
import { starsWithNotice } from './articles.ts';

const text = JSON.stringify(starsWithNotice.content);
const [early, late] = starRules.expiryNoticeDays;

/** A number that changes needs a new version of the terms, because members agreed to this one. */
test.each([
  `별 ${starRules.starsPerPoint}개를 판매자 쇼핑몰의 적립금 1원으로`,
  `한 번에 별 ${starRules.exchangeMin.toLocaleString('ko-KR')}개부터`,
  `적립한 날부터 ${starRules.expireMonths}개월이 지나면`,
  `${early}일 전과 ${late}일 전에 알림으로`,
  `글을 올린 뒤 ${starRules.deletionDays}일 안에 지우면`,
])('the terms state the number of the star rules: %s', (promise) => expect(text).toContain(promise));
