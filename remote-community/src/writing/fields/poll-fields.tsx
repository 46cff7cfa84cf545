import { asSeen, isBlank } from '@jangteo/contract/visible-text';
import { textFieldStyles } from '@jangteo/page';
import { Button, IconButton, styled } from '@jangteo/ui';
import type { PollWriting } from '../drafts/draft.ts';
import { closings, fewestOptions, longestOption, mostOptions } from './poll-writing.ts';

const Root = styled('fieldset', {
  base: {
    marginTop: '6',
    borderWidth: '0',
    '& > legend': { marginBottom: '2', fontSize: 'md', fontWeight: 'semibold' },
    '& li': { display: 'flex', alignItems: 'center', gap: '1', marginBottom: '2' },
    '& :is(li > input, select)': {
      flex: '1',
      minWidth: '0',
      height: '3.25rem',
      paddingInline: '4',
      ...textFieldStyles,
    },
    '& > label': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'touch',
      marginTop: '2',
      fontSize: 'md',
    },
    '& > p': { fontSize: 'sm', color: 'fg.subtle', '&:not(:empty)': { marginTop: '1' } },
    '& > p[data-tone=bad]': { color: 'error' },
  },
});

interface PollFieldsProps {
  poll: PollWriting;
  disabled: boolean;
  /** Whether a member has voted: then the options can no longer be changed. */
  hasVotes: boolean;
  /** Whether the survey may close when it was going to. */
  mayKeepTime: boolean;
  onChange: (part: Partial<PollWriting>) => void;
}

export function PollFields({ poll, disabled, hasVotes, mayKeepTime, onChange }: PollFieldsProps) {
  const { options } = poll;
  const written = options.map((option) => option.trim());
  const seen = options.map(asSeen);
  const isRepeated = (place: number) => !isBlank(options[place] ?? '') && seen.indexOf(seen[place] ?? '') < place;
  const isLong = (place: number) => [...(written[place] ?? '')].length > longestOption;
  const mistake = mistakeOf(
    options.some((_, place) => isLong(place)),
    options.some((_, place) => isRepeated(place)),
  );
  const isFixed = disabled || hasVotes;
  return (
    <Root disabled={disabled}>
      <legend>항목</legend>
      <ol>
        {options.map((option, place) => (
          <li key={place}>
            <input
              value={option}
              aria-label={`항목 ${place + 1}`}
              placeholder={`항목 ${place + 1}`}
              autoComplete="off"
              disabled={isFixed}
              aria-invalid={isLong(place) || isRepeated(place)}
              onChange={({ target }) => onChange({ options: options.with(place, target.value) })}
            />
            <IconButton
              icon="close"
              label={`항목 ${place + 1} 빼기`}
              disabled={isFixed || options.length <= fewestOptions}
              onClick={() => onChange({ options: options.toSpliced(place, 1) })}
            />
          </li>
        ))}
      </ol>
      <Button
        look="outline"
        stretched
        disabled={isFixed || options.length >= mostOptions}
        onClick={() => onChange({ options: [...options, ''] })}
      >
        항목 더하기 {options.length}/{mostOptions}
      </Button>
      <p role="status" data-tone={mistake && 'bad'}>
        {mistake ?? (hasVotes && '투표가 시작되어 항목은 바꿀 수 없어요.')}
      </p>
      <label>
        <input
          type="checkbox"
          checked={poll.isMultiple}
          disabled={isFixed}
          onChange={({ target }) => onChange({ isMultiple: target.checked })}
        />
        여러 항목을 고를 수 있어요
      </label>
      <label>
        마감
        <select
          value={poll.hours ?? ''}
          onChange={({ target }) => onChange({ hours: target.value === '' ? undefined : Number(target.value) })}
        >
          {mayKeepTime && <option value="">정한 때 그대로</option>}
          {closings.map(({ hours, label }) => (
            <option key={hours} value={hours}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </Root>
  );
}

function mistakeOf(isAnyLong: boolean, isAnyRepeated: boolean): string | undefined {
  if (isAnyLong) return `항목은 ${longestOption}자까지 쓸 수 있어요.`;
  return isAnyRepeated ? '같은 항목이 있어요.' : undefined;
}
