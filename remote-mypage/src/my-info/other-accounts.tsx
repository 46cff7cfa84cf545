import { links } from '@jangteo/contract/links';
import { ActionBar, LinkButton, TitledBody } from '@jangteo/page';
import { Badge, styled } from '@jangteo/ui';
import type { ChangedPhone } from './use-phone-code.ts';

const Accounts = styled('ul', {
  base: {
    marginTop: '5',
    padding: '4',
    borderRadius: 'lg',
    bg: 'bg.subtle',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2', minHeight: '8', overflowWrap: 'anywhere' },
  },
});

/** The number is changed, and other accounts have it: probably those of the same person at another provider. */
export const OtherAccounts = ({ changed: { maskedCellphone, otherAccounts } }: { changed: ChangedPhone }) => (
  <>
    <TitledBody role="status">
      <h1>번호를 바꿨어요</h1>
      <p>
        {maskedCellphone} 번호를 쓰는 다른 계정이 있어요. 내가 만든 계정이라면 찜과 별이 나뉘어 있을 수 있어요. 한
        계정만 쓰려면 쓰지 않는 계정으로 로그인해 탈퇴해 주세요.
      </p>
      <Accounts>
        {otherAccounts.map(({ channelType, maskedEmail }) => (
          <li key={`${channelType} ${maskedEmail}`}>
            <Badge tone={channelType === 1001 ? 'success' : 'inverse'}>
              {channelType === 1001 ? '네이버' : 'Apple'}
            </Badge>
            {maskedEmail ?? '이메일을 알리지 않은 계정'}
          </li>
        ))}
      </Accounts>
      <p>내 계정이 아니라면 고객센터로 알려 주세요.</p>
    </TitledBody>
    <ActionBar>
      <LinkButton to={links.myInfo()} replace size="lg">
        확인
      </LinkButton>
    </ActionBar>
  </>
);
