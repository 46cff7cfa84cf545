import type { CellphoneAccount } from '@jangteo/contract';
import { styled } from '@jangteo/ui';
import { ProviderBadge } from './provider-badge.tsx';

const Accounts = styled('ul', {
  base: {
    padding: '4',
    borderRadius: 'lg',
    bg: 'bg.subtle',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2', minHeight: '8', overflowWrap: 'anywhere' },
  },
});

export const AccountList = ({ accounts }: { accounts: CellphoneAccount[] }) => (
  <Accounts>
    {accounts.map(({ channelType, maskedEmail }) => (
      <li key={`${channelType} ${maskedEmail}`}>
        <ProviderBadge channelType={channelType} />
        {maskedEmail ?? '이메일을 알리지 않은 계정'}
      </li>
    ))}
  </Accounts>
);
