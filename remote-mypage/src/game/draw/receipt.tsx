import type { Game, GamePlay, GameReceipt } from '@jangteo/contract';
import { styled } from '@jangteo/ui';
import type { ReactNode } from 'react';
import { Checks } from './checks.tsx';

const Facts = styled('dl', {
  base: {
    marginTop: '3',
    padding: '4',
    borderRadius: 'lg',
    bg: 'bg.subtle',
    fontSize: 'md',
    '& dt': { color: 'fg.muted' },
    '& dt:not(:first-child)': { marginTop: '3' },
    '& dd': { fontFamily: 'monospace', wordBreak: 'break-all' },
  },
});

const Text = styled('p', { base: { marginTop: '1', fontSize: 'md', color: 'fg.muted' } });

interface ReceiptProps {
  /** As it was published before the play. */
  seedHash: string | undefined;
  odds: Game['odds'];
  /** Null before it. */
  play: GamePlay | null;
  children?: ReactNode;
}

/** The server's seed is sealed before the play and shown after it: nobody can have chosen the prize afterwards. */
export function Receipt({ seedHash, odds, play, children }: ReceiptProps) {
  if (!play) return seedHash ? <Seal seedHash={seedHash}>{children}</Seal> : null;
  const { receipt, stars } = play;
  if (!receipt) return null;
  return (
    <Opened receipt={{ ...receipt, seedHash: seedHash ?? receipt.seedHash }} stars={stars} odds={odds}>
      {children}
    </Opened>
  );
}

const Seal = ({ seedHash, children }: { seedHash: string; children: ReactNode }) => (
  <section aria-labelledby="receipt">
    <h2 id="receipt">공정한 추첨</h2>
    <Text>
      추첨에 쓸 씨앗은 이미 정해 봉인했어요. 보자기를 들추면 씨앗을 공개하니, 아래 봉인값과 맞는지 누구나 확인할 수
      있어요.
    </Text>
    <Facts>
      <dt>봉인값 (씨앗의 SHA-256)</dt>
      <dd>{seedHash}</dd>
    </Facts>
    {children}
  </section>
);

interface OpenedProps {
  receipt: GameReceipt;
  stars: number;
  odds: Game['odds'];
  children: ReactNode;
}

const Opened = ({ receipt, stars, odds, children }: OpenedProps) => (
  <section aria-labelledby="receipt">
    <h2 id="receipt">추첨 영수증</h2>
    <Text>
      추첨 번호는 씨앗을 열쇠로 한 고른 값의 HMAC-SHA-256을 1,000으로 나눈 나머지예요. 확률표의 위에서부터 그 번호가 든
      칸이 받은 별이에요.
    </Text>
    <Facts>
      <dt>봉인값 (씨앗의 SHA-256)</dt>
      <dd>{receipt.seedHash}</dd>
      <dt>씨앗</dt>
      <dd>{receipt.seed}</dd>
      <dt>고른 값</dt>
      <dd>{receipt.choice}</dd>
      <dt>추첨 번호</dt>
      <dd>{receipt.roll}</dd>
    </Facts>
    <Checks receipt={receipt} stars={stars} odds={odds} />
    {children}
  </section>
);
