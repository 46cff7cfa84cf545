import { useParams } from '@jangteo/navigation';
import { PageHeader, ShareButton } from '@jangteo/page';
import { periodQuery } from './period-query.ts';
import { PeriodView } from './period-view.tsx';

export default function PeriodPage() {
  return (
    <>
      <PageHeader title="기간특가" isHeading={false}>
        <ShareButton />
      </PageHeader>
      <PeriodView query={periodQuery(Number(useParams().periodId))} />
    </>
  );
}
