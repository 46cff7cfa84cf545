import { links } from '@jangteo/contract/links';
import { Link, useParams } from '@jangteo/navigation';
import { LoadedDetail, PageHeader, ShareButton } from '@jangteo/page';
import { Empty } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { Blocks } from '../blocks/blocks.tsx';
import { customEventQuery } from './custom-event-query.ts';
import { CustomEventSkeleton } from './custom-event-skeleton.tsx';

export default function CustomEventPage() {
  const query = useQuery(customEventQuery(Number(useParams().customEventId)));
  return (
    <>
      <PageHeader title={query.data?.title ?? '기획전'}>
        <ShareButton />
      </PageHeader>
      <LoadedDetail
        query={query}
        skeleton={<CustomEventSkeleton />}
        isEmpty={({ blocks }) => blocks.length === 0}
        empty={<Empty title="내용을 준비하고 있어요." action={<Link to={links.home()}>오늘의 특가 보기</Link>} />}
      >
        {({ blocks }) => <Blocks blocks={blocks} leads />}
      </LoadedDetail>
    </>
  );
}
