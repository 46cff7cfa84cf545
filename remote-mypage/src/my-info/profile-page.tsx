import type { UserProfile } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { isBlank } from '@jangteo/contract/visible-text';
import { call, messageOf } from '@jangteo/http';
import { useNavigate } from '@jangteo/navigation';
import { showToast } from '@jangteo/overlay';
import { ActionBar, Loaded, PageHeader, putAnswer, TitledBody } from '@jangteo/page';
import { mayAct, profileQuery, useIsMember } from '@jangteo/session';
import { Button, Skeleton, styled } from '@jangteo/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useHomeAfterLogout } from '../member/use-home-after-logout.ts';
import { Field } from './field.ts';
import { type Gender, genders } from './genders.ts';

export default function ProfilePage() {
  useHomeAfterLogout();
  const query = useQuery({ ...profileQuery, enabled: useIsMember() });
  return (
    <>
      <PageHeader title="이름과 성별 바꾸기" isHeading={!query.data} />
      <Loaded query={query} skeleton={<ProfileSkeleton />} failed="page">
        {(profile) => <ProfileForm profile={profile} />}
      </Loaded>
    </>
  );
}

const Genders = styled('fieldset', {
  base: {
    marginTop: '6',
    '& > legend': { marginBottom: '2', fontSize: 'md', fontWeight: 'semibold' },
    '& > div': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '2' },
    '& label': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '3.25rem',
      borderWidth: '1px',
      borderRadius: 'md',
      fontSize: 'lg',
      color: 'fg.muted',
      cursor: 'pointer',
    },
    '& label:has(:checked)': { borderColor: 'primary.stroke', color: 'primary.text', fontWeight: 'semibold' },
    '& label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.stroke', outlineOffset: '2px' },
    '& input': { position: 'absolute', opacity: '0' },
  },
});

function ProfileForm({ profile }: { profile: UserProfile }) {
  const [typed, setTyped] = useState(profile.name ?? '');
  const [gender, setGender] = useState<Gender>(profile.gender);
  const change = useChange();
  const name = typed.trim();
  const changed = {
    ...(!isBlank(name) && name !== profile.name && { name }),
    ...(gender !== profile.gender && { gender }),
  };
  // A name that is known can be corrected, not removed.
  const isMissing = isBlank(name) && profile.name !== null;
  const mayChange = Object.keys(changed).length > 0 && !isMissing;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (mayChange && (await mayAct())) change.mutate(changed);
  };
  const note = isMissing
    ? '이름을 적어 주세요.'
    : change.error && messageOf(change.error, '잠시 문제가 있어 저장하지 못했어요. 다시 시도해 주세요.');
  return (
    <>
      <TitledBody>
        <h1>이름과 성별을 확인해 주세요</h1>
        <p>로그인 서비스가 알려 준 정보예요. 다른 회원에게는 보이지 않아요.</p>
        <form id="profile-form" onSubmit={(event) => void submit(event)}>
          <Field>
            <label htmlFor="name">이름</label>
            <div>
              <input
                id="name"
                value={typed}
                autoComplete="name"
                maxLength={40}
                aria-invalid={isMissing}
                aria-describedby="name-note"
                onChange={({ target }) => setTyped(target.value)}
              />
            </div>
            <p id="name-note" role="status" data-tone="bad">
              {note}
            </p>
          </Field>
          <Genders>
            <legend>성별</legend>
            <div>
              {genders.map(({ gender: one, label }) => (
                <label key={label}>
                  <input type="radio" name="gender" checked={gender === one} onChange={() => setGender(one)} />
                  {label}
                </label>
              ))}
            </div>
          </Genders>
        </form>
      </TitledBody>
      <ActionBar>
        <Button type="submit" form="profile-form" size="lg" disabled={!mayChange} busy={change.isPending}>
          저장하기
        </Button>
      </ActionBar>
    </>
  );
}

function useChange() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (changed: { name?: string; gender?: Gender }) => call('PUT /api/v2/user/profile', { body: changed }),
    onSuccess: async (profile) => {
      await putAnswer(queryClient, profileQuery, profile);
      showToast({ matter: 'profile', icon: 'check', start: '저장했어요.' });
      await navigate(links.myInfo(), { replace: true });
    },
  });
}

const ProfileSkeleton = () => (
  <TitledBody aria-busy="true">
    <Skeleton width="70%" height="1.9rem" />
    <Field>
      <Skeleton height="3.25rem" />
    </Field>
    <Field>
      <Skeleton height="3.25rem" />
    </Field>
  </TitledBody>
);
