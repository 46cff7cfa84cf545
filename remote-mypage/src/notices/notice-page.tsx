import type { Notice } from '@jangteo/contract';
import { useParams } from '@jangteo/navigation';
import { HomeLink, LoadedDetail, PageHeader, ShareButton } from '@jangteo/page';
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
        <HomeLink />
      </PageHeader>
      <NoticeOfAddress noticeId={Number(useParams().noticeId)} />
    </>
  );
}

const NoticeOfAddress = ({ noticeId }: { noticeId: number }) => (
  <LoadedDetail query={useQuery(noticeQuery(noticeId))} skeleton={<NoticeSkeleton />}>
    {(notice) => <ReadNotice notice={notice} />}
  </LoadedDetail>
);

function ReadNotice({ notice }: { notice: Notice }) {
  useNoticeView(notice.noticeId);
  return <NoticeText notice={notice} />;
}
