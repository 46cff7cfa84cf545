import type { Exchange } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { useParams, useShopLink } from '@jangteo/navigation';
import { koreanMonthDayTime, LinkButton, LoadedDetail, PageHeader } from '@jangteo/page';
import { formatWon, grouped } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { Amounts } from './amounts.ts';
import { exchangeQuery, isOpen } from './exchange-query.ts';
import { ExchangeSkeleton } from './exchange-skeleton.tsx';
import { Outcome } from './outcome.tsx';
import { useOutcomeSeen } from './use-outcome-seen.ts';

export default function CompletePage() {
  const { exchangeId } = useParams();
  const query = useQuery(exchangeQuery(Number(exchangeId)));
  return (
    <>
      <PageHeader title="적립금 전환" />
      <LoadedDetail query={query} skeleton={<ExchangeSkeleton />}>
        {(exchange) => <Status exchange={exchange} isFresh={!query.error} />}
      </LoadedDetail>
    </>
  );
}

interface StatusProps {
  exchange: Exchange;
  /** False when the server could not be asked again. */
  isFresh: boolean;
}

function Status({ exchange, isFresh }: StatusProps) {
  useOutcomeSeen(exchange.exchangeId);
  const pointHistory = useShopLink('pointHistory');
  const { status, stars, points } = exchange;
  if (status === 'COMPLETED')
    return (
      <Outcome
        tone="success"
        icon="check"
        title={`적립금 ${formatWon(points)}이 쌓였어요`}
        text={`별 ${grouped(stars)}개를 판매자 쇼핑몰 적립금으로 바꿨어요.`}
      >
        <Facts exchange={exchange} isFresh={isFresh} />
        <LinkButton size="lg" stretched to={pointHistory} shopReturnPath={links.pointExchange()}>
          쇼핑몰에서 적립금 보기
        </LinkButton>
        <LinkButton look="subtle" size="lg" stretched to={links.starHistory('use')}>
          별 내역 보기
        </LinkButton>
      </Outcome>
    );
  if (status === 'RELEASED')
    return (
      <Outcome
        tone="warning"
        icon="warning"
        title={`별 ${grouped(stars)}개를 돌려드렸어요`}
        text="쇼핑몰이 적립금을 받지 않아 전환하지 못했어요. 별은 한 개도 줄지 않았어요. 잠시 뒤에 다시 바꿔 주세요."
      >
        <Facts exchange={exchange} isFresh={isFresh} />
        <LinkButton size="lg" stretched to={links.pointExchange()} replace>
          다시 바꾸기
        </LinkButton>
      </Outcome>
    );
  return (
    <Outcome {...openWords(exchange)}>
      <Facts exchange={exchange} isFresh={isFresh} />
      <LinkButton look="subtle" size="lg" stretched to={links.starHistory('use')}>
        별 내역 보기
      </LinkButton>
    </Outcome>
  );
}

/** The shop platform may have granted the points without saying so: until that is known, the stars stay put aside. */
const openWords = ({ status, stars }: Exchange) =>
  status === 'UNKNOWN'
    ? ({
        icon: 'search',
        title: '쇼핑몰의 답을 확인하고 있어요',
        text: `쇼핑몰이 답하지 않아 적립됐는지 찾아보고 있어요. 별 ${grouped(stars)}개는 따로 보관해 두었고, 적립되지 않았으면 하루 안에 돌려드려요. 결과는 알림으로도 알려 드려요.`,
      } as const)
    : ({
        icon: 'clock',
        title: '적립금으로 바꾸고 있어요',
        text: `별 ${grouped(stars)}개를 따로 보관하고 쇼핑몰에 적립금을 요청했어요. 이 화면을 떠나도 계속되고, 결과는 알림으로 알려 드려요.`,
      } as const);

function Facts({ exchange, isFresh }: StatusProps) {
  const { stars, balance, requestDt, finishDt } = exchange;
  const { starsLabel, pointsText } = bookings(exchange);
  return (
    <Amounts>
      <div>
        <dt>{starsLabel}</dt>
        <dd>{grouped(stars)}개</dd>
      </div>
      <div>
        <dt>적립금</dt>
        <dd>{pointsText}</dd>
      </div>
      <div>
        <dt>지금 가진 별</dt>
        <dd>{isFresh ? `${grouped(balance)}개` : '확인하지 못했어요'}</dd>
      </div>
      <div>
        <dt>신청한 때</dt>
        <dd>{koreanMonthDayTime(requestDt)}</dd>
      </div>
      {finishDt && (
        <div>
          <dt>끝난 때</dt>
          <dd>{koreanMonthDayTime(finishDt)}</dd>
        </div>
      )}
    </Amounts>
  );
}

function bookings({ status, points }: Exchange): { starsLabel: string; pointsText: string } {
  if (isOpen(status)) return { starsLabel: '보관 중인 별', pointsText: `${formatWon(points)} 확인 중` };
  if (status === 'COMPLETED') return { starsLabel: '쓴 별', pointsText: `+${formatWon(points)}` };
  return { starsLabel: '돌려드린 별', pointsText: '0원' };
}
