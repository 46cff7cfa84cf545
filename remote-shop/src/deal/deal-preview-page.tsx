import { useParams } from '@jangteo/navigation';
import { PageHeader, PreviewMark } from '@jangteo/page';
import { dealPreviewQuery } from './deal-query.ts';
import { DealView } from './deal-view.tsx';

/** The server cannot render it: only the browser has the member's token. */
export default function DealPreviewPage() {
  return (
    <>
      <PageHeader title="한정특가" isHeading={false} />
      <DealView query={dealPreviewQuery(Number(useParams().dealId))} lead={<PreviewMark />} />
    </>
  );
}
