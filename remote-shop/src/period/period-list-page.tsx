import type { PeriodDeal } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link, useSearchParams } from '@jangteo/navigation';
import { EndlessList, FavouritesLink, PageHeader, ShareButton } from '@jangteo/page';
import { Empty, Stack, styled, TabLinks, VisuallyHidden } from '@jangteo/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { RailSkeleton } from '../sections/rail-skeleton.tsx';
import { PeriodDealCard } from './period-deal-card.tsx';
import { PeriodLead } from './period-lead.tsx';
import { periodListQuery } from './period-query.ts';
import { type PeriodStatus, periodStatusAddress, periodStatuses, readPeriodStatus } from './period-status.ts';

const List = styled('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8',
    paddingBlock: '6',
    transition: 'opacity 120ms',
    // The deals of the last choice, until those of this one have loaded.
    '&[aria-busy=true]': { opacity: '0.5' },
  },
});

export default function PeriodListPage() {
  const [search] = useSearchParams();
  const status = readPeriodStatus(search);
  const query = useInfiniteQuery({ ...periodListQuery(status), placeholderData: keepPreviousData });
  // Of the latest page: the clock has been set by it.
  const serverDt = query.data?.pages.at(-1)?.serverDt ?? '';
  return (
    <>
      <PageHeader title="기간특가">
        <FavouritesLink />
        <ShareButton />
      </PageHeader>
      <TabLinks
        label="기간특가의 때"
        items={periodStatuses}
        current={status}
        sticky
        link={(id, props) => <Link to={periodStatusAddress(id)} replace {...props} />}
      />
      <EndlessList
        query={query}
        keyOf={({ periodId }) => periodId}
        skeleton={<ListSkeleton />}
        empty={<Empty icon="ticket" {...empty[status]} action={<Link to={links.home()}>오늘의 특가 보기</Link>} />}
      >
        {(deals) => (
          <>
            <h2>
              <VisuallyHidden>기간특가 목록</VisuallyHidden>
            </h2>
            <List aria-busy={query.isPlaceholderData}>
              {deals.map((deal, index) => (
                <li key={deal.periodId}>
                  <Deal deal={deal} status={status} serverDt={serverDt} leads={index === 0} />
                </li>
              ))}
            </List>
          </>
        )}
      </EndlessList>
    </>
  );
}

interface DealProps {
  deal: PeriodDeal;
  status: PeriodStatus;
  serverDt: string;
  leads: boolean;
}

/** Products have the deal's prices only while it runs. */
function Deal({ deal, status, serverDt, leads }: DealProps) {
  return status === 'running' ? (
    <PeriodDealCard deal={deal} serverDt={serverDt} leads={leads} />
  ) : (
    <PeriodLead deal={deal} status={status} leads={leads} />
  );
}

const empty: Record<PeriodStatus, { title: string; text?: string }> = {
  running: { title: '진행 중인 기간특가가 없어요.', text: '다음 기간특가를 준비하고 있어요.' },
  coming: { title: '곧 시작할 기간특가가 없어요.', text: '정해지면 여기에서 먼저 보여 드릴게요.' },
  ended: { title: '지난 기간특가가 없어요.' },
};

const ListSkeleton = () => (
  <Stack gap="8" paddingBlock="6" aria-busy>
    <RailSkeleton itemWidth="100%" ratio="2 / 1" />
    <RailSkeleton itemWidth="100%" ratio="2 / 1" />
  </Stack>
);
