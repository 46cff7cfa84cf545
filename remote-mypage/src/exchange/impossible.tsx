import type { ExchangeTerms } from '@jangteo/contract';
import { dayMs } from '@jangteo/contract/korean-day';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { company, koreanDate } from '@jangteo/page';
import { serverNow } from '@jangteo/query';
import { Empty, grouped } from '@jangteo/ui';

/** Why nothing can be exchanged now, and what can be done about it. */
export const Impossible = ({ terms }: { terms: ExchangeTerms }) => (
  <section aria-label="지금은 바꿀 수 없어요">
    <Reason {...terms} />
  </section>
);

function Reason({ isFrozen, balance, min, todayLeft }: ExchangeTerms) {
  if (isFrozen)
    return (
      <Empty
        icon="warning"
        title="전환을 잠시 멈췄어요"
        text="별 내역을 확인하고 있어요. 별은 그대로 있고, 확인이 끝나면 다시 바꿀 수 있어요."
        action={<a href={`tel:${company.phone}`}>고객센터 {company.phone}</a>}
      />
    );
  if (balance < min)
    return (
      <Empty
        icon="spark"
        title={`별 ${grouped(min - balance)}개를 더 모으면 바꿀 수 있어요`}
        text={`별 ${grouped(min)}개부터 적립금으로 바꿔 드려요.`}
        action={<Link to={links.pointGuide()}>별 모으는 방법 보기</Link>}
      />
    );
  return (
    <Empty
      icon="clock"
      title="오늘 바꿀 수 있는 만큼 모두 바꿨어요"
      text={`${koreanDate(new Date(serverNow() + dayMs).toISOString())} 0시부터 다시 바꿀 수 있어요.${
        todayLeft > 0 ? ` 오늘은 별 ${grouped(todayLeft)}개가 남았지만 ${grouped(min)}개부터 바꿀 수 있어요.` : ''
      } 등급이 오르면 하루에 더 많이 바꿀 수 있어요.`}
      action={<Link to={links.myLevel()}>내 등급 보기</Link>}
    />
  );
}
