import { track } from '@jangteo/analytics';
import { type AgreementKind, agreements as matters } from '@jangteo/contract/agreements';
import { links } from '@jangteo/contract/links';
import { call, messageOf } from '@jangteo/http';
import { useNavigate } from '@jangteo/navigation';
import { withThrobber } from '@jangteo/overlay';
import { ActionBar, PageHeader } from '@jangteo/page';
import { profileQuery, takeRedirectPath } from '@jangteo/session';
import { Button, Sheet } from '@jangteo/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AgreementRow } from './agreement-row.tsx';
import { AgreementText } from './agreement-text.tsx';
import { type allItems, optionalItems, requiredItems } from './items.ts';
import { All, Items, SignUpBody } from './sign-up-parts.ts';
import { SignUpSkeleton } from './sign-up-skeleton.tsx';
import { useAgreements } from './use-agreements.ts';
import { useNeedsAgreement } from './use-needs-agreement.ts';

export default function SignUpPage() {
  const needsAgreement = useNeedsAgreement();
  return (
    <>
      <PageHeader title="회원 가입" isHeading={false} />
      {needsAgreement ? <SignUpForm /> : <SignUpSkeleton />}
    </>
  );
}

function SignUpForm() {
  const agreements = useAgreements();
  const [shown, setShown] = useState<AgreementKind>();
  const finish = useFinish();

  const row = (item: (typeof allItems)[number]) => (
    <AgreementRow
      key={item.kind}
      label={item.label}
      note={item.note}
      isRequired={item.isRequired}
      checked={agreements.has(item.kind)}
      onChange={(isAgreed) => agreements.set(item.kind, isAgreed)}
      onRead={() => setShown(item.kind)}
    />
  );
  return (
    <>
      <SignUpBody>
        <h1>장터에 가입하려면 동의가 필요해요</h1>
        <p>선택 항목은 동의하지 않아도 가입할 수&nbsp;있고, 설정에서 언제든 바꿀 수 있어요.</p>
        <All>
          <input
            type="checkbox"
            checked={agreements.hasAll}
            onChange={({ target }) => agreements.setAll(target.checked)}
          />
          <span>
            모두 동의하기
            <small>선택 항목까지 모두 동의해요.</small>
          </span>
        </All>
        <Items aria-label="필수 항목">{requiredItems.map(row)}</Items>
        <Items aria-label="선택 항목">{optionalItems.map(row)}</Items>
      </SignUpBody>
      <ActionBar>
        {finish.error && (
          <p role="alert">{messageOf(finish.error, '잠시 문제가 있어 가입하지 못했어요. 다시 시도해 주세요.')}</p>
        )}
        <Button
          size="lg"
          disabled={!agreements.hasRequired}
          busy={finish.isPending}
          onClick={() => finish.mutate(agreements.answers())}
        >
          {agreements.hasRequired ? '동의하고 가입하기' : '필수 항목에 동의해 주세요'}
        </Button>
      </ActionBar>
      <Sheet open={shown !== undefined} onClose={() => setShown(undefined)} title={labelOf(shown)}>
        {shown && <AgreementText kind={shown} openedAt={agreements.openedAt} />}
      </Sheet>
    </>
  );
}

/** Agreeing again is harmless: a consent given before keeps its date. */
function useFinish() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (agreements: ReturnType<ReturnType<typeof useAgreements>['answers']>) =>
      withThrobber(call('POST /api/v1/user/sign-up/agreement', { body: { agreements } })),
    onSuccess: async () => {
      track('sign up');
      const back = takeRedirectPath();
      // Known before the next page opens: an action that waited for the sign-up is done there.
      queryClient.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, needsAgreement: false });
      await navigate(back === links.home() ? links.welcome() : back, { replace: true });
      return queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
    },
  });
}

const labelOf = (kind: AgreementKind | undefined): string => (kind ? matters[kind].label : '');
