import type { MemberSession } from '@jangteo/contract';
import { CallError, call } from '@jangteo/http';
import { askConfirm, showToast } from '@jangteo/overlay';
import { Ago, koreanDate, Loaded, ShortDate } from '@jangteo/page';
import { Badge, Button, Skeleton, Stack, styled } from '@jangteo/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionsQuery } from './sessions-query.ts';
import { SwitchesSkeleton } from './switches-skeleton.tsx';

const Rows = styled('ul', {
  base: {
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', minHeight: '3.75rem', paddingBlock: '2' },
    '& > li + li': { borderTopWidth: '1px' },
    '& > li > div': { flex: '1', minWidth: '0' },
    '& strong': { fontSize: 'lg', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& small': { display: 'block', marginTop: '0.5', fontSize: 'sm', color: 'fg.subtle' },
  },
});

/** The member's logins, each of which can be ended from here. */
export function Sessions() {
  const query = useQuery(sessionsQuery);
  const ending = useEnding();
  const endOne = async ({ sessionId, deviceName, signInDt }: MemberSession) => {
    const isSure = await askConfirm({
      title: `${deviceName}에서 로그아웃할까요?`,
      text: `${koreanDate(signInDt)}에 로그인한 기기예요. 바로 로그아웃돼요.`,
      confirmLabel: '로그아웃',
      cancelLabel: '취소',
    });
    if (isSure) ending.mutate(sessionId);
  };
  const endAll = async () => {
    const isSure = await askConfirm({
      title: '다른 기기에서 모두 로그아웃할까요?',
      text: '지금 쓰는 이 기기만 남아요.',
      confirmLabel: '모두 로그아웃',
      cancelLabel: '취소',
    });
    if (isSure) ending.mutate(undefined);
  };
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">로그인한 기기</h2>
      <Loaded query={query} skeleton={<SessionsSkeleton />} failedTitle="로그인한 기기를 불러오지 못했어요.">
        {({ list }) => (
          <>
            <Rows>
              {list.map((session) => (
                <li key={session.sessionId}>
                  <div>
                    <strong>{session.deviceName}</strong> {session.isCurrent && <Badge tone="primary">이 기기</Badge>}
                    <small>
                      <ShortDate dateTime={session.signInDt} /> 로그인 · <Ago dateTime={session.lastUsedDt} /> 사용
                    </small>
                  </div>
                  {!session.isCurrent && (
                    <Button
                      look="outline"
                      aria-label={`${session.deviceName} 로그아웃`}
                      disabled={ending.isPending}
                      onClick={() => void endOne(session)}
                    >
                      로그아웃
                    </Button>
                  )}
                </li>
              ))}
            </Rows>
            {list.length > 1 && (
              <Button look="subtle" stretched disabled={ending.isPending} onClick={() => void endAll()}>
                다른 기기에서 모두 로그아웃
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

/** Most members have one login. */
const SessionsSkeleton = () => (
  <SwitchesSkeleton>
    <Stack minHeight="3.75rem" justifyContent="center">
      <Skeleton width="45%" height="1.4rem" />
      <Skeleton width="70%" height="1.1rem" />
    </Stack>
  </SwitchesSkeleton>
);

/** Ends one login, or all but this one. A login that has ended meanwhile is what was wanted. */
function useEnding() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (sessionId: string | undefined) => {
      if (sessionId === undefined) return call('DELETE /api/v1/user/session');
      return call('DELETE /api/v1/user/session/:sessionId', { params: { sessionId } }).catch((error: unknown) => {
        if (!(error instanceof CallError) || error.kind !== 'refused') throw error;
      });
    },
    onSuccess: () => showToast({ matter: 'sessions', icon: 'check', start: '로그아웃했어요.' }),
    onError: () =>
      showToast({ matter: 'sessions', icon: 'info', start: '로그아웃하지 못했어요. 잠시 뒤에 다시 시도해 주세요.' }),
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  });
}
