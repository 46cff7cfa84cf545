// Decision: docs/decisions/2026-11-22-an-exchange-is-sent-until-it-is-answered.md

import { track } from '@jangteo/analytics';
import { links } from '@jangteo/contract/links';
import { CallError, call } from '@jangteo/http';
import { useNavigate } from '@jangteo/navigation';
import { mayAct } from '@jangteo/session';
import { useWhenOnline } from '@jangteo/state';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { exchangeQuery, termsQuery } from './exchange-query.ts';
import { forgetRequest, keepReply, makeRequest, type PendingRequest, pendingRequest } from './pending-request.ts';

/**
 * - `sending`: a request is on its way
 * - `unanswered`: it was sent and no reply came; it is sent again under its key
 */
type ExchangeState = { step: 'choosing'; refusal?: string } | { step: 'sending' | 'unanswered'; stars: number };

interface Exchanging {
  state: ExchangeState;
  exchange: (stars: number) => void;
  /** Sends the unanswered request again at once. */
  sendAgain: () => void;
}

const firstPauseMs = 2_000;
const longestPauseMs = 30_000;

/** Asks for exchanges, one at a time, and leads to the outcome. A request without a reply is sent until one comes. */
export function useExchange(): Exchanging {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [state, setState] = useState<ExchangeState>(() => {
    const pending = pendingRequest();
    return pending ? { step: 'sending', stars: pending.stars } : { step: 'choosing' };
  });
  const isSending = useRef(false);
  const [tries, setTries] = useState(0);

  async function send(request: PendingRequest): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setState({ step: 'sending', stars: request.stars });
    try {
      const { stars, requestKey } = request;
      const { exchangeId } = await call('POST /api/v1/user/point/exchange', { body: { stars, requestKey } });
      keepReply(request, exchangeId);
      const { balance } = await queryClient.fetchQuery(exchangeQuery(exchangeId)).catch(() => ({ balance: undefined }));
      if (balance !== undefined) track('convert stars', { stars_before: balance + stars, stars_after: balance });
      await showOutcome(exchangeId);
    } catch (error) {
      if (isRefusal(error)) {
        forgetRequest(request);
        await queryClient.invalidateQueries(termsQuery());
        setState({ step: 'choosing', refusal: error.message });
      } else {
        setTries((count) => count + 1);
        setState({ step: 'unanswered', stars: request.stars });
      }
    } finally {
      isSending.current = false;
    }
  }

  const showOutcome = (exchangeId: number) => navigate(links.pointExchangeComplete(exchangeId), { replace: true });

  const goOn = () => {
    const pending = pendingRequest();
    if (!pending) setState({ step: 'choosing' });
    else if (pending.reply) void showOutcome(pending.reply.exchangeId);
    else void send(pending);
  };

  // A page that was reloaded, or opened again, goes on with what it had asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    if (pendingRequest()) goOn();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pause begins with each try that failed
  useEffect(() => {
    if (state.step !== 'unanswered') return;
    const timer = setTimeout(goOn, Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs));
    return () => clearTimeout(timer);
  }, [state.step, tries]);
  useWhenOnline(goOn, state.step === 'unanswered');

  return {
    state,
    async exchange(stars) {
      if (isSending.current || !(await mayAct())) return;
      void send(makeRequest(stars));
    },
    sendAgain: goOn,
  };
}

/** The server has decided against it: after any other failure the exchange may have been made. */
const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError && error.kind === 'refused' && [400, 403, 409].includes(error.status);
