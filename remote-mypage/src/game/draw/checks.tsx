import type { Game, GameReceipt } from '@jangteo/contract';
import { company } from '@jangteo/page';
import { Icon, styled } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { verifyDraw } from './verify-draw.ts';

const Root = styled('div', {
  base: {
    minHeight: '8rem',
    marginTop: '3',
    fontSize: 'md',
    '& > p': { fontWeight: 'bold' },
    '& > p[data-wrong]': { color: 'error' },
    '& li': { display: 'flex', alignItems: 'center', gap: '2', minHeight: '8' },
    '& svg': { flexShrink: '0', color: 'success' },
    '& [data-wrong] svg': { color: 'error' },
  },
});

interface ChecksProps {
  receipt: GameReceipt;
  stars: number;
  odds: Game['odds'];
}

/** The draw computed again in this browser, which believes nothing that it can compute. */
export function Checks({ receipt, stars, odds }: ChecksProps) {
  const { data: verification } = useQuery({
    queryKey: ['mypage:game-verification', receipt, stars, odds],
    queryFn: async () => (await verifyDraw(receipt, odds, stars)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (verification === undefined) return <Root aria-busy="true" />;
  if (verification === null) return <Root>이 브라우저에는 확인에 필요한 암호 기능이 없어요.</Root>;
  const { isSealRight, isRollRight, isPrizeRight } = verification;
  const isRight = isSealRight && isRollRight && isPrizeRight;
  return (
    <Root>
      <p role="status" data-wrong={!isRight || undefined}>
        {isRight
          ? '이 기기에서 다시 계산해 보니 모두 맞아요.'
          : `맞지 않는 추첨이에요. 고객센터 ${company.phone}으로 알려 주세요.`}
      </p>
      <ul aria-label="이 기기에서 확인한 결과">
        <Check isRight={isSealRight} right="씨앗이 봉인값과 맞아요" wrong="씨앗이 봉인값과 달라요" />
        <Check
          isRight={isRollRight}
          right="추첨 번호가 씨앗과 고른 값에서 나왔어요"
          wrong="추첨 번호가 씨앗과 고른 값에서 나오지 않았어요"
        />
        <Check isRight={isPrizeRight} right="번호에 맞는 별을 받았어요" wrong="번호와 받은 별이 달라요" />
      </ul>
    </Root>
  );
}

const Check = ({ isRight, right, wrong }: { isRight: boolean; right: string; wrong: string }) => (
  <li data-wrong={!isRight || undefined}>
    <Icon name={isRight ? 'check' : 'warning'} size={20} />
    {isRight ? right : wrong}
  </li>
);
