import type { BlockedMember } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { showToast } from '@jangteo/overlay';
import { ShortDate } from '@jangteo/page';
import { Button, styled } from '@jangteo/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshCommunity } from '../posts/refresh-community.ts';
import { blockedQuery } from './blocked-query.ts';

const Row = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '4.25rem',
    paddingInline: '4',
    paddingBlock: '2',
    '& > div': { flex: '1', minWidth: '0' },
    '& strong': { display: 'block', fontSize: 'lg', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& small': { fontSize: 'sm', color: 'fg.subtle' },
  },
});

/** A member whose block can be lifted, and set again as long as the page is open. */
export function BlockedRow({ member: { memberId, nickname, blockDt } }: { member: BlockedMember }) {
  const name = nickname ?? '탈퇴한 회원';
  const [isBlocked, setIsBlocked] = useState(true);
  const change = useBlockChange(memberId, setIsBlocked);
  const label = isBlocked ? '차단 해제' : '다시 차단';
  return (
    <Row>
      <div>
        <strong>{name}</strong>
        <small>{isBlocked ? <ShortDate dateTime={blockDt} /> : '글과 댓글이 다시 보여요.'}</small>
      </div>
      <Button
        look="outline"
        aria-label={`${name} ${label}`}
        disabled={change.isPending}
        onClick={() => change.mutate(!isBlocked)}
      >
        {label}
      </Button>
    </Row>
  );
}

function useBlockChange(memberId: number, onChanged: (isBlocked: boolean) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isBlock: boolean) =>
      call('PUT /api/v1/community/block/:memberId', { params: { memberId }, body: { isBlock } }),
    // The list of blocked members stays as it is: its row offers the way back.
    onSuccess: ({ isBlock }) => {
      onChanged(isBlock);
      return refreshCommunity(queryClient, blockedQuery.queryKey[0]);
    },
    onError: () =>
      showToast({ matter: 'block', icon: 'info', start: '바꾸지 못했어요. 잠시 뒤에 다시 시도해 주세요.' }),
  });
}
