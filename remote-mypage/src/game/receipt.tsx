import type { Game, GameReceipt } from '@jangteo/contract';
import { showToast } from '@jangteo/overlay';
import { Button, Icon, styled } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { type Verification, verifyDraw } from './verify-draw.ts';

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

const Checks = styled('ul', {
  base: {
    marginBlock: '3',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2', minHeight: '8', fontSize: 'md' },
    '& svg': { flexShrink: '0', color: 'success' },
    '& > [data-wrong] svg': { color: 'error' },
  },
});

/** The server's seed is sealed before the play and shown after it: nobody can have chosen the prize afterwards. */
export function Receipt({ game: { today, seedHash, odds } }: { game: Game }) {
  const receipt = today?.receipt;
  if (!today || !receipt) return seedHash ? <Seal seedHash={seedHash} /> : null;
  return <Opened receipt={receipt} stars={today.stars} odds={odds} />;
}

const Seal = ({ seedHash }: { seedHash: string }) => (
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
  </section>
);

interface OpenedProps {
  receipt: GameReceipt;
  stars: number;
  odds: Game['odds'];
}

function Opened({ receipt, stars, odds }: OpenedProps) {
  const { seedHash, seed, choice, roll } = receipt;
  const { data: verification } = useQuery({
    queryKey: ['mypage:game-verification', receipt, stars, odds],
    queryFn: async () => (await verifyDraw(receipt, odds, stars)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const facts = [
    ['봉인값 (씨앗의 SHA-256)', seedHash],
    ['씨앗', seed],
    ['내 선택', choice],
    ['추첨 번호', String(roll)],
  ] as const;

  async function copy(): Promise<void> {
    const text = [...facts.map(([name, value]) => `${name}: ${value}`), `받은 별: ${stars}개`].join('\n');
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    showToast({ matter: 'receipt', icon: 'info', start: isCopied ? '영수증을 복사했어요.' : '복사하지 못했어요.' });
  }

  return (
    <section aria-labelledby="receipt">
      <h2 id="receipt">추첨 영수증</h2>
      <Text>
        추첨 번호는 씨앗을 열쇠로 한 내 선택의 HMAC-SHA-256을 1,000으로 나눈 나머지예요. 확률표의 위에서부터 그 번호가
        든 칸이 받은 별이에요.
      </Text>
      <Facts>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </Facts>
      {verification && <Verified {...verification} />}
      <Button look="outline" stretched onClick={() => void copy()}>
        영수증 복사하기
      </Button>
    </section>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);

const Verified = ({ isSealRight, isRollRight, isPrizeRight }: Verification) => (
  <Checks aria-label="이 기기에서 확인한 결과">
    <Check isRight={isSealRight} right="씨앗이 봉인값과 맞아요" wrong="씨앗이 봉인값과 달라요" />
    <Check
      isRight={isRollRight}
      right="추첨 번호가 씨앗과 선택에서 나왔어요"
      wrong="추첨 번호가 씨앗과 선택에서 나오지 않았어요"
    />
    <Check isRight={isPrizeRight} right="번호에 맞는 별을 받았어요" wrong="번호와 받은 별이 달라요" />
  </Checks>
);

const Check = ({ isRight, right, wrong }: { isRight: boolean; right: string; wrong: string }) => (
  <li data-wrong={!isRight || undefined}>
    <Icon name={isRight ? 'check' : 'warning'} size={20} />
    {isRight ? right : wrong}
  </li>
);
