import { links } from '@jangteo/contract/links';
import { ActionBar, LinkButton, TitledBody } from '@jangteo/page';
import { styled } from '@jangteo/ui';
import { AccountList } from './account-list.tsx';
import type { ChangedPhone } from './use-phone-code.ts';

const Accounts = styled('div', { base: { marginTop: '5' } });

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
        <AccountList accounts={otherAccounts} />
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
