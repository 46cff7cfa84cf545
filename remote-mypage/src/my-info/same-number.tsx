import { call } from '@jangteo/http';
import { styled } from '@jangteo/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { AccountList } from './account-list.tsx';

const sameNumberQuery = queryOptions({
  queryKey: ['mypage:same-number'],
  queryFn: ({ signal }) => call('GET /api/v1/user/email', { signal }),
});

const Root = styled('section', {
  base: {
    padding: '4',
    paddingTop: '6',
    '& > h2': { fontSize: 'lg', fontWeight: 'bold' },
    '& > p': { marginTop: '1', marginBottom: '3', fontSize: 'md', color: 'fg.subtle' },
  },
});

/** Left out where there is no other account, and when the accounts cannot be loaded. */
export function SameNumber() {
  const accounts = useQuery(sameNumberQuery).data?.list ?? [];
  if (accounts.length === 0) return null;
  return (
    <Root aria-labelledby="same-number">
      <h2 id="same-number">같은 번호로 가입한 다른 계정</h2>
      <p>찜과 별은 계정마다 따로 모여요. 찾는 내역이 없다면 이 계정으로 로그인해 보세요.</p>
      <AccountList accounts={accounts} />
    </Root>
  );
}
