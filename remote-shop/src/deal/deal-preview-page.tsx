import { useParams } from '@jangteo/navigation';
import { PageHeader, PreviewMark } from '@jangteo/page';
import { dealPreviewQuery } from './deal-query.ts';
import { DealView } from './deal-view.tsx';

/** The server that renders knows no member: the browser asks, with the token it has. */
export default function DealPreviewPage() {
  return (
    <>
      <PageHeader title="한정특가" isHeading={false} />
      <DealView query={dealPreviewQuery(Number(useParams().dealId))} lead={<PreviewMark />} />
    </>
  );
}
