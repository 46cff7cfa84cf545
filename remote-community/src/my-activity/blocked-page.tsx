import { links } from '@jangteo/contract/links';
import { EndlessList, LinkButton, PageHeader, useFreshList } from '@jangteo/page';
import { useIsMember } from '@jangteo/session';
import { Empty, Skeleton, Stack, styled, VisuallyHidden } from '@jangteo/ui';
import { blockedQuery } from './blocked-query.ts';
import { BlockedRow } from './blocked-row.tsx';

const Note = styled('p', {
  base: { paddingInline: '4', paddingBlock: '4', fontSize: 'md', color: 'fg.muted' },
});

const List = styled('ul', { base: { '& > li + li': { borderTopWidth: '1px' } } });

export default function BlockedPage() {
  const query = useFreshList({ ...blockedQuery, enabled: useIsMember() });
  return (
    <>
      <PageHeader title="차단한 회원" />
      <Note>차단한 회원의 글과 댓글은 보이지 않아요. 상대방에게는 알리지 않아요.</Note>
      <EndlessList
        query={query}
        keyOf={({ memberId }) => memberId}
        skeleton={<BlockedSkeleton />}
        empty={
          <Empty
            icon="person"
            title="차단한 회원이 없어요."
            action={<LinkButton to={links.communityPopular()}>인기글 보기</LinkButton>}
          />
        }
      >
        {(members) => (
          <List>
            {members.map((member) => (
              <BlockedRow key={member.memberId} member={member} />
            ))}
          </List>
        )}
      </EndlessList>
    </>
  );
}

const BlockedSkeleton = () => (
  <div aria-busy="true">
    <VisuallyHidden>차단한 회원을 불러오는 중이에요</VisuallyHidden>
    {Array.from({ length: 5 }, (_, row) => (
      <Stack key={row} padding="4" borderBottomWidth="1px">
        <Skeleton width="40%" height="1.4rem" />
        <Skeleton width="30%" height="1.1rem" />
      </Stack>
    ))}
  </div>
);
