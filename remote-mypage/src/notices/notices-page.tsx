import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { EndlessList, PageHeader } from '@jangteo/page';
import { Empty, styled } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { NoticeRow } from './notice-row.tsx';
import { noticesQuery } from './notices-query.ts';
import { NoticesSkeleton } from './notices-skeleton.tsx';

const NoticeList = styled('ul', { base: { '& > li': { borderBottomWidth: '1px' } } });

export default function NoticesPage() {
  return (
    <>
      <PageHeader title="공지사항" />
      <Notices />
    </>
  );
}

const Notices = () => (
  <EndlessList
    query={useInfiniteQuery(noticesQuery())}
    keyOf={({ noticeId }) => noticeId}
    skeleton={<NoticesSkeleton />}
    nextSkeleton={<NoticesSkeleton rows={3} />}
    failed="page"
    empty={
      <Empty alone icon="info" title="아직 공지사항이 없어요." action={<Link to={links.home()}>홈으로 가기</Link>} />
    }
  >
    {(notices) => (
      <NoticeList>
        {notices.map((notice) => (
          <NoticeRow key={notice.noticeId} notice={notice} />
        ))}
      </NoticeList>
    )}
  </EndlessList>
);
