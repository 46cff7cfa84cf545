import type { Notice } from '@jangteo/contract';
import { useParams } from '@jangteo/navigation';
import { LoadFailure, PageHeader, ShareButton } from '@jangteo/page';
import { useQuery } from '@tanstack/react-query';
import { noticeQuery } from './notice-query.ts';
import { NoticeSkeleton } from './notice-skeleton.tsx';
import { NoticeText } from './notice-text.tsx';
import { useNoticeView } from './use-notice-view.ts';

export default function NoticePage() {
  return (
    <>
      <PageHeader title="공지사항" isHeading={false}>
        <ShareButton />
      </PageHeader>
      <NoticeOfAddress noticeId={Number(useParams().noticeId)} />
    </>
  );
}

function NoticeOfAddress({ noticeId }: { noticeId: number }) {
  const { data, error, isFetching, refetch } = useQuery(noticeQuery(noticeId));
  if (data) return <ReadNotice notice={data} />;
  if (error) return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return <NoticeSkeleton />;
}

function ReadNotice({ notice }: { notice: Notice }) {
  useNoticeView(notice.noticeId);
  return <NoticeText notice={notice} />;
}
