import { VisuallyHidden } from '../layout/visually-hidden.ts';
import { styled } from '../theme/styled.tsx';
import { clockText, spokenText } from './remaining-time.ts';

const Root = styled('span', { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });

export interface CountdownProps {
  /** In ms. */
  endsAt: number;
  /** In ms by the server's clock; the caller renews it every second. */
  now: number;
  endedText?: string;
  /** Whether it never lasts an hour: no hours are shown. */
  withinHour?: boolean;
}

/**
 * A timer is not a live region: a list of deals would never fall silent. A screen reader that reaches it reads the time
 * left.
 */
export function Countdown({ endsAt, now, endedText = '종료', withinHour = false }: CountdownProps) {
  const left = endsAt - now;
  if (left <= 0) return <Root role="timer">{endedText}</Root>;
  return (
    <Root role="timer">
      <span aria-hidden>{withinHour ? clockText(left).slice('00:'.length) : clockText(left)}</span>
      <VisuallyHidden>{spokenText(left)} 남음</VisuallyHidden>
    </Root>
  );
}
