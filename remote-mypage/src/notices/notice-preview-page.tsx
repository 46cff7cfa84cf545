import { useParams } from '@jangteo/navigation';
import { LoadedDetail, PageHeader, PreviewMark } from '@jangteo/page';
import { useSession } from '@jangteo/session';
import { useQuery } from '@tanstack/react-query';
import { noticePreviewQuery, noticeQuery } from './notice-query.ts';
import { NoticeSkeleton } from './notice-skeleton.tsx';
import { NoticeText } from './notice-text.tsx';

/** A notice as visitors see it. Only admins see one that is not published yet. */
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

  // Whether the visitor is an admin is known only once the session is.
  if (status === 'unknown' && !published.data) return <NoticeSkeleton />;
  return (
    <LoadedDetail query={isWanted ? preview : published} skeleton={<NoticeSkeleton />}>
      {(notice) => (
        <>
          {isWanted && <PreviewMark />}
          <NoticeText notice={notice} />
        </>
      )}
    </LoadedDetail>
  );
}
