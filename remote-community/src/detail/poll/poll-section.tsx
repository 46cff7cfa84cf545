import type { Poll, Post } from '@jangteo/contract';
import { koreanMonthDayTime } from '@jangteo/page';
import { Button, grouped, Icon, styled, VisuallyHidden } from '@jangteo/ui';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useVote } from './use-vote.ts';

const Root = styled('section', {
  base: {
    marginTop: '6',
    padding: '4',
    borderWidth: '1px',
    borderRadius: 'lg',
    '& h2': { fontSize: 'md', fontWeight: 'bold' },
    '& > p, & > form > p, & > h2 + p': { fontSize: 'sm', color: 'fg.subtle' },
    '& ul': { display: 'grid', gap: '2', marginBlock: '3' },
    '& li, & label': { minHeight: '3rem' },
    '& label, & [data-part=bar]': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: '3rem',
      paddingInline: '3',
      paddingBlock: '2',
      borderWidth: '1px',
      borderRadius: 'md',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
    },
    '& label:has(:checked)': { borderColor: 'primary.stroke', bg: 'primary.subtle' },
    '& input': { flexShrink: '0', width: '5', height: '5' },
    '& [data-part=bar] > *': { position: 'relative' },
    '& [data-part=bar] > [data-part=share]': {
      position: 'absolute',
      insetBlock: '0',
      left: '0',
      bg: 'bg.muted',
      transition: 'width 300ms',
    },
    '& [data-mine] > [data-part=share]': { bg: 'primary.subtle' },
    '& [data-mine]': { borderColor: 'primary.stroke', fontWeight: 'semibold' },
    '& [data-part=bar] > span:nth-of-type(2)': { flex: '1' },
    '& [data-part=bar] > b': { flexShrink: '0', fontVariantNumeric: 'tabular-nums' },
    // As tall as the button that it replaces.
    '& [data-part=voted]': { display: 'grid', placeItems: 'center', minHeight: '3.25rem', color: 'fg.muted' },
  },
});

interface PollSectionProps {
  post: Post;
  poll: Poll;
  /** Whether the poll is as the member sees it. */
  isReady: boolean;
}

/** Choices until the member has voted or the survey is closed, then bars. */
export function PollSection({ post, poll, isReady }: PollSectionProps) {
  const hasVoted = poll.options.some(({ isMine }) => isMine);
  return (
    <Root aria-labelledby="poll-title">
      <h2 id="poll-title">{poll.isMultiple ? '투표 (여러 개 고를 수 있어요)' : '투표'}</h2>
      <p>
        {grouped(poll.voterCount)}명 참여 ·{' '}
        {poll.isClosed ? '마감된 투표예요' : `${koreanMonthDayTime(poll.closeDt)}에 마감돼요`}
      </p>
      {hasVoted || poll.isClosed ? (
        <Bars poll={poll} hasVoted={hasVoted} />
      ) : (
        <Choices post={post} poll={poll} isReady={isReady} />
      )}
    </Root>
  );
}

const Bars = ({ poll, hasVoted }: { poll: Poll; hasVoted: boolean }) => (
  <>
    <ul>
      {poll.options.map(({ optionId, text, voteCount, voteRate, isMine }) => (
        <li key={optionId}>
          <div data-part="bar" data-mine={isMine || undefined}>
            <span data-part="share" style={{ width: `${voteRate ?? 0}%` }} />
            <span>{text}</span>
            {isMine && (
              <>
                <Icon name="check" size={18} />
                <VisuallyHidden>내가 고른 항목</VisuallyHidden>
              </>
            )}
            <b>
              {voteRate ?? 0}%<VisuallyHidden> {grouped(voteCount ?? 0)}명</VisuallyHidden>
            </b>
          </div>
        </li>
      ))}
    </ul>
    <p data-part="voted">{hasVoted ? '투표를 마쳤어요.' : '투표가 끝났어요.'}</p>
  </>
);

function Choices({ post, poll, isReady }: PollSectionProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { vote, isVoting } = useVote(post, isReady);
  const form = useRef<HTMLFormElement>(null);
  // As `useEnteredBefore`: an option may be chosen before the page is hydrated.
  useLayoutEffect(() => {
    const entered = form.current ? new FormData(form.current).getAll('poll') : [];
    if (entered.length > 0) setChosen(entered.map(Number));
  }, []);
  const choose = (optionId: number, isChosen: boolean) => {
    if (!poll.isMultiple) setChosen([optionId]);
    else setChosen(isChosen ? [...chosen, optionId] : chosen.filter((id) => id !== optionId));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length > 0) void vote(chosen);
  };
  return (
    <form ref={form} onSubmit={submit}>
      <ul>
        {poll.options.map(({ optionId, text }) => (
          <li key={optionId}>
            <label>
              <input
                type={poll.isMultiple ? 'checkbox' : 'radio'}
                name="poll"
                value={optionId}
                checked={chosen.includes(optionId)}
                onChange={({ target }) => choose(optionId, target.checked)}
              />
              {text}
            </label>
          </li>
        ))}
      </ul>
      <Button type="submit" size="lg" stretched disabled={chosen.length === 0} busy={isVoting}>
        투표하기
      </Button>
    </form>
  );
}
