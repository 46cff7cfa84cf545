import { track } from '@jangteo/analytics';
import { useParams } from '@jangteo/navigation';
import { FavouritesLink, HomeLink, PageHeader, ShareButton } from '@jangteo/page';
import { useEffect } from 'react';
import { PeriodAction } from './period-action.tsx';
import { periodQuery } from './period-query.ts';
import { PeriodView } from './period-view.tsx';

export default function PeriodPage() {
  const periodId = Number(useParams().periodId);
  useEffect(() => track('view period deal', { item_id: periodId }), [periodId]);
  return (
    <>
      <PageHeader title="기간특가" isHeading={false}>
        <FavouritesLink />
        <ShareButton />
        <HomeLink />
      </PageHeader>
      <PeriodView query={periodQuery(periodId)}>{(period) => <PeriodAction period={period} />}</PeriodView>
    </>
  );
}
