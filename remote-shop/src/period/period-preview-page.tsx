import { useParams } from '@jangteo/navigation';
import { PageHeader, PreviewMark } from '@jangteo/page';
import { periodPreviewQuery } from './period-query.ts';
import { PeriodView } from './period-view.tsx';

/** The server cannot render it: only the browser has the member's token. */
export default function PeriodPreviewPage() {
  return (
    <>
      <PageHeader title="기간특가" isHeading={false} />
      <PeriodView query={periodPreviewQuery(Number(useParams().periodId))} lead={<PreviewMark />} />
    </>
  );
}
