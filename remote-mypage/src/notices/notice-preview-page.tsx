import { useParams } from '@jangteo/navigation';
import { LoadFailure, PageHeader, PreviewMark } from '@jangteo/page';
import { useSession } from '@jangteo/session';
import { useQuery } from '@tanstack/react-query';
import { noticePreviewQuery, noticeQuery } from './notice-query.ts';
import { NoticeSkeleton } from './notice-skeleton.tsx';
import { NoticeText } from './notice-text.tsx';

/** A notice as everyone sees it; what is not published yet, admins alone. */
export default function NoticePreviewPage() {
  return (
    <>
      <PageHeader title="공지사항" isHeading={false} />
      <NoticePreview noticeId={Number(useParams().noticeId)} />
    </>
  );
}

function NoticePreview({ noticeId }: { noticeId: number }) {
  const { status } = useSession();
  const published = useQuery(noticeQuery(noticeId));
  const isWanted = published.isError && status === 'member';
  const preview = useQuery({ ...noticePreviewQuery(noticeId), enabled: isWanted });

  if (published.data) return <NoticeText notice={published.data} />;
  if (preview.data) {
    return (
      <>
        <PreviewMark />
        <NoticeText notice={preview.data} />
      </>
    );
  }
  const { error, isFetching, refetch } = isWanted ? preview : published;
  if (!error || status === 'unknown') return <NoticeSkeleton />;
  return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
}
