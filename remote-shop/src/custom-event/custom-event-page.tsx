import { links } from '@jangteo/contract/links';
import { Link, useParams } from '@jangteo/navigation';
import { LoadFailure, PageHeader, ShareButton } from '@jangteo/page';
import { Empty } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { Blocks } from '../blocks/blocks.tsx';
import { customEventQuery } from './custom-event-query.ts';
import { CustomEventSkeleton } from './custom-event-skeleton.tsx';

export default function CustomEventPage() {
  const { data, error, isFetching, refetch } = useQuery(customEventQuery(Number(useParams().customEventId)));
  return (
    <>
      <PageHeader title={data?.title ?? '기획전'}>
        <ShareButton />
      </PageHeader>
      {data && data.blocks.length > 0 && <Blocks blocks={data.blocks} leads />}
      {data?.blocks.length === 0 && (
        <Empty title="내용을 준비하고 있어요." action={<Link to={links.home()}>오늘의 특가 보기</Link>} />
      )}
      {!data && error && <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <CustomEventSkeleton />}
    </>
  );
}
