import { useParams } from '@jangteo/navigation';
import { PageHeader, PreviewMark } from '@jangteo/page';
import { periodPreviewQuery } from './period-query.ts';
import { PeriodView } from './period-view.tsx';

/** The server that renders knows no member: the browser asks, with the token it has. */
export default function PeriodPreviewPage() {
  return (
    <>
      <PageHeader title="기간특가" isHeading={false} />
      <PeriodView query={periodPreviewQuery(Number(useParams().periodId))} lead={<PreviewMark />} />
    </>
  );
}
