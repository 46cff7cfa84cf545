import type { MyInfo } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { koreanDate, Loaded, PageHeader } from '@jangteo/page';
import { useIsMember, useProfile } from '@jangteo/session';
import { Icon, Skeleton, Stack, styled, VisuallyHidden } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { useHomeAfterLogout } from '../member/use-home-after-logout.ts';
import { genderLabel } from './genders.ts';
import { myInfoQuery } from './my-info-query.ts';
import { PhoneUndo } from './phone-undo.tsx';
import { ProviderBadge } from './provider-badge.tsx';
import { SameNumber } from './same-number.tsx';

const Rows = styled('dl', {
  base: {
    paddingInline: '4',
    '& > div': {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      columnGap: '3',
      minHeight: '4rem',
      paddingBlock: '2',
      borderBottomWidth: '1px',
    },
    '& dt': { width: '5rem', flexShrink: '0', fontSize: 'md', color: 'fg.subtle' },
    '& dd': { flex: '1 1 5.5rem', minWidth: '0', fontSize: 'lg', overflowWrap: 'anywhere' },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.subtle', textWrap: 'balance' },
    '& dd:last-of-type': { flex: 'none', marginLeft: 'auto' },
    '& dd:only-of-type': { flex: '1 1 5.5rem' },
    '& :is(a, button)': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      paddingInline: '2',
      marginRight: '-2',
      fontSize: 'md',
      color: 'fg.muted',
    },
  },
});

export default function InfoPage() {
  useHomeAfterLogout();
  const query = useQuery({ ...myInfoQuery, enabled: useIsMember() });
  return (
    <>
      <PageHeader title="내 정보" />
      <Loaded query={query} skeleton={<InfoSkeleton />} failed="page">
        {(info) => (
          <>
            <Info info={info} />
            {info.maskedCellphone && <SameNumber />}
          </>
        )}
      </Loaded>
    </>
  );
}

function Info({ info }: { info: MyInfo }) {
  const profile = useProfile();
  return (
    <Rows>
      <div>
        <dt>닉네임</dt>
        <dd>{info.nickName}</dd>
        <dd>
          <Change to={links.updateNickname()} what="닉네임" />
        </dd>
      </div>
      <div>
        <dt>이름</dt>
        <dd>{profile && (profile.name ?? '등록된 이름이 없어요')}</dd>
        <dd>
          <Change to={links.updateProfile()} what="이름과 성별" />
        </dd>
      </div>
      <div>
        <dt>성별</dt>
        <dd>{profile && genderLabel(profile.gender)}</dd>
      </div>
      <div>
        <dt>로그인</dt>
        <dd>
          <ProviderBadge channelType={info.channelType} />
        </dd>
      </div>
      <div>
        <dt>이메일</dt>
        <dd>{info.maskedEmail ?? '등록된 이메일이 없어요'}</dd>
      </div>
      <div>
        <dt>휴대폰</dt>
        <dd>{info.maskedCellphone ?? '등록된 번호가 없어요'}</dd>
        <dd>
          <Change to={links.updatePhone()} what="휴대폰 번호" />
        </dd>
      </div>
      {info.cellphoneUndo && <PhoneUndo undo={info.cellphoneUndo} />}
      {info.birthYear != null && (
        <div>
          <dt>태어난 해</dt>
          <dd>{info.birthYear}년</dd>
        </div>
      )}
      <div>
        <dt>수신 동의</dt>
        <dd>{consentsOf(info)}</dd>
        <dd>
          <Change to={links.updateConsent()} what="수신 동의" />
        </dd>
      </div>
      <div>
        <dt>가입한 날</dt>
        <dd>{koreanDate(info.signUpDt)}</dd>
      </div>
    </Rows>
  );
}

const Change = ({ to, what }: { to: string; what: string }) => (
  <Link to={to}>
    <VisuallyHidden>{what} </VisuallyHidden>
    바꾸기
    <Icon name="chevron" size={16} />
  </Link>
);

const channelLabels = { email: '이메일', sms: '문자' } as const;

function consentsOf({ consents }: MyInfo): string {
  const agreed = (['email', 'sms'] as const).filter((kind) =>
    consents.some((consent) => consent.kind === kind && consent.agreed),
  );
  return agreed.length === 0 ? '받지 않아요' : agreed.map((kind) => channelLabels[kind]).join(', ');
}

const InfoSkeleton = () => (
  <div aria-busy="true">
    <VisuallyHidden>내 정보를 불러오는 중이에요</VisuallyHidden>
    {Array.from({ length: 8 }, (_, row) => (
      <Stack key={row} marginInline="4" minHeight="4rem" justifyContent="center" borderBottomWidth="1px">
        <Skeleton width={row % 2 ? '70%' : '50%'} height="1.4rem" />
      </Stack>
    ))}
  </div>
);
