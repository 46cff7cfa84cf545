import type { ExchangeTerms, StarPoint } from '@jangteo/contract';
import { ActionBar, Loaded, PageHeader } from '@jangteo/page';
import { Button, formatWon, grouped } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Sections } from '../sections.ts';
import { pointQuery } from '../stars/point-query.ts';
import { Asking } from './asking.tsx';
import { AutoExchange } from './auto-exchange.tsx';
import { Balance } from './balance.tsx';
import { ChooseAmount } from './choose-amount.tsx';
import { ExchangeNotes } from './exchange-notes.tsx';
import { termsQuery } from './exchange-query.ts';
import { ExchangeSkeleton } from './exchange-skeleton.tsx';
import { Expiring } from './expiring.tsx';
import { Impossible } from './impossible.tsx';
import { largestAmount } from './largest-amount.ts';
import { useExchange } from './use-exchange.ts';

export default function ExchangePage() {
  const { state, exchange, sendAgain } = useExchange();
  return (
    <>
      <PageHeader title="적립금 전환" />
      {state.step === 'choosing' ? (
        <Choosing refusal={state.refusal} onExchange={exchange} />
      ) : (
        <Asking step={state.step} stars={state.stars} onSendAgain={sendAgain} />
      )}
    </>
  );
}

interface ChoosingProps {
  /** Why the last request was refused. */
  refusal: string | undefined;
  onExchange: (stars: number) => void;
}

function Choosing(props: ChoosingProps) {
  const terms = useQuery(termsQuery());
  const point = useQuery(pointQuery());
  // A balance of which the server could not be asked again is not shown, and nothing comes in between afterwards.
  const data = terms.error || point.isPending ? undefined : terms.data;
  return (
    <Loaded query={{ ...terms, data }} failed="page" skeleton={<ExchangeSkeleton />}>
      {(terms) => <Exchange terms={terms} point={point.data} {...props} />}
    </Loaded>
  );
}

interface ExchangeProps extends ChoosingProps {
  terms: ExchangeTerms;
  /** Undefined where it could not be loaded. */
  point: StarPoint | undefined;
}

function Exchange({ terms, point, refusal, onExchange }: ExchangeProps) {
  const { min, rate, isFrozen } = terms;
  const most = largestAmount(terms);
  const isPossible = !isFrozen && most >= min;
  const [wanted, setWanted] = useState(most);
  const stars = Math.min(most, Math.max(min, wanted));
  // Of a suspended exchange, the page itself says all that there is to say.
  const reason = isFrozen ? undefined : refusal;
  return (
    <>
      <Sections dense>
        <Balance terms={terms} />
        {point && <Expiring point={point} terms={terms} onExchange={onExchange} />}
        {isPossible ? <ChooseAmount terms={terms} stars={stars} onChoose={setWanted} /> : <Impossible terms={terms} />}
        <AutoExchange terms={terms} />
        <ExchangeNotes terms={terms} />
      </Sections>
      {(isPossible || reason) && (
        <ActionBar>
          {reason && <p role="alert">{reason}</p>}
          {isPossible && (
            <Button size="lg" onClick={() => onExchange(stars)}>
              {`별 ${grouped(stars)}개를 ${formatWon(stars / rate)}으로 바꾸기`}
            </Button>
          )}
        </ActionBar>
      )}
    </>
  );
}
