import { track } from '@jangteo/analytics';
import type { MyInfo } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { CallError, call, messageOf } from '@jangteo/http';
import { useNavigate } from '@jangteo/navigation';
import { showToast } from '@jangteo/overlay';
import { ActionBar, koreanDate, Loaded, PageHeader, TitledBody, useDebounced } from '@jangteo/page';
import { mayAct, profileQuery, useIsMember } from '@jangteo/session';
import { Button, Skeleton } from '@jangteo/ui';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useHomeAfterLogout } from '../member/use-home-after-logout.ts';
import { Field } from './field.ts';
import { myInfoQuery } from './my-info-query.ts';

const tooManyRequests = 429;

/** The server is asked once nothing has been typed for so long. */
const typingPauseMs = 300;

const checkQuery = (nickName: string) =>
  queryOptions({
    queryKey: ['mypage:nickname-check', nickName],
    queryFn: ({ signal }) => call('GET /api/v1/user/nick-name/validation', { query: { nickName }, signal }),
    staleTime: 5_000,
  });

export default function NicknamePage() {
  useHomeAfterLogout();
  const query = useQuery({ ...myInfoQuery, enabled: useIsMember() });
  return (
    <>
      <PageHeader title="닉네임 바꾸기" isHeading={!query.data} />
      <Loaded query={query} skeleton={<NicknameSkeleton />} failed="page">
        {(info) => <NicknameForm info={info} />}
      </Loaded>
    </>
  );
}

interface Verdict {
  text: string;
  tone?: 'good' | 'bad';
  isFree?: boolean;
}

function NicknameForm({ info }: { info: MyInfo }) {
  const [typed, setTyped] = useState(info.nickName);
  const wanted = typed.normalize('NFKC').trim();
  const settled = useDebounced(wanted, typingPauseMs);
  const isNew = wanted !== info.nickName;
  const check = useQuery({ ...checkQuery(settled), enabled: settled !== '' && settled !== info.nickName });
  const change = useChange(info.nickName);

  const verdict = ((): Verdict => {
    if (wanted === '') return { text: '한글, 영문, 숫자로 2자에서 10자까지 쓸 수 있어요.' };
    if (!isNew) return { text: '지금 쓰고 있는 닉네임이에요.' };
    if (change.error && change.variables === wanted) {
      const text = messageOf(change.error, '잠시 문제가 있어 바꾸지 못했어요. 다시 시도해 주세요.');
      return { text, tone: 'bad', isFree: !isOfName(change.error) };
    }
    if (wanted !== settled || check.isFetching) return { text: '쓸 수 있는지 확인하고 있어요.' };
    if (!check.data) return { text: '지금은 확인하지 못했어요. 바꾸기를 눌러 다시 시도해 주세요.', isFree: true };
    return { text: check.data.message, tone: check.data.valid ? 'good' : 'bad', isFree: check.data.valid };
  })();
  const mayChange = info.nickNameChangesLeft > 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (mayChange && verdict.isFree && (await mayAct())) change.mutate(wanted);
  };
  return (
    <>
      <TitledBody>
        <h1>어떤 이름으로 불러 드릴까요?</h1>
        <p>{changesLeftText(info)}</p>
        <form id="nickname-form" onSubmit={(event) => void submit(event)}>
          <Field>
            <label htmlFor="nickname">닉네임</label>
            <div>
              <input
                id="nickname"
                value={typed}
                autoComplete="nickname"
                maxLength={30}
                disabled={!mayChange}
                aria-invalid={verdict.tone === 'bad' && !verdict.isFree}
                aria-describedby="nickname-verdict"
                onChange={({ target }) => setTyped(target.value)}
              />
            </div>
            <p id="nickname-verdict" role="status" data-tone={verdict.tone}>
              {mayChange && verdict.text}
            </p>
          </Field>
        </form>
      </TitledBody>
      <ActionBar>
        <Button
          type="submit"
          form="nickname-form"
          size="lg"
          disabled={!mayChange || !verdict.isFree}
          busy={change.isPending}
        >
          닉네임 바꾸기
        </Button>
      </ActionBar>
    </>
  );
}

/** The server has judged the name; after any other failure the same name may be tried again. */
const isOfName = (error: Error): boolean =>
  error instanceof CallError && error.kind === 'refused' && error.status !== tooManyRequests;

function changesLeftText({ nickNameChangesLeft, nickNameChangeDt }: MyInfo): string {
  if (nickNameChangesLeft > 0) return `30일에 두 번까지 바꿀 수 있어요. 지금 ${nickNameChangesLeft}번 남았어요.`;
  return nickNameChangeDt
    ? `30일에 두 번까지 바꿀 수 있어요. ${koreanDate(nickNameChangeDt)}부터 다시 바꿀 수 있어요.`
    : '30일에 두 번까지 바꿀 수 있어요.';
}

function useChange(before: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (nickName: string) => call('PUT /api/v1/user/nick-name', { body: { nickName } }),
    onSuccess: async ({ nickName }) => {
      track('change nickname', { old_nickname: before, new_nickname: nickName });
      showToast({ matter: 'nickname', icon: 'check', start: '닉네임을 바꿨어요.' });
      await Promise.all([queryClient.invalidateQueries(myInfoQuery), queryClient.invalidateQueries(profileQuery)]);
      await navigate(links.myInfo(), { replace: true });
    },
    // The changes that are left may be others than those shown.
    onError: () => queryClient.invalidateQueries(myInfoQuery),
  });
}

const NicknameSkeleton = () => (
  <TitledBody aria-busy="true">
    <Skeleton width="70%" height="1.9rem" />
    <Field>
      <Skeleton height="3.25rem" />
    </Field>
  </TitledBody>
);
