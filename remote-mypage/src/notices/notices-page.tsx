import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { EndlessEnd, PageHeader, withoutRepeats } from '@jangteo/page';
import { Empty, ErrorRetry } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { NoticeList } from './notice-list.ts';
import { NoticeRow } from './notice-row.tsx';
import { noticesQuery } from './notices-query.ts';
import { NoticesSkeleton } from './notices-skeleton.tsx';

export default function NoticesPage() {
  return (
    <>
      <PageHeader title="공지사항" />
      <Notices />
    </>
  );
}

function Notices() {
  const query = useInfiniteQuery(noticesQuery());
  if (query.isPending) return <NoticesSkeleton />;
  if (!query.data) return <ErrorRetry alone retrying={query.isFetching} onRetry={() => void query.refetch()} />;

  const notices = withoutRepeats(
    query.data.pages.flatMap(({ list }) => list),
    ({ noticeId }) => noticeId,
  );
  if (notices.length === 0) {
    return (
      <Empty alone icon="info" title="아직 공지사항이 없어요." action={<Link to={links.home()}>홈으로 가기</Link>} />
    );
  }
  return (
    <>
      <NoticeList>
        {notices.map((notice) => (
          <NoticeRow key={notice.noticeId} notice={notice} />
        ))}
      </NoticeList>
      <EndlessEnd query={query} skeleton={<NoticesSkeleton rows={3} />} />
    </>
  );
}
