import { starRules } from '@jangteo/contract/star-rules';
import { Icon, styled, VisuallyHidden } from '@jangteo/ui';

const { streakDays } = starRules;

const Days = styled('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: `repeat(${streakDays}, 1fr)`,
    gap: '1.5',
    marginTop: '4',
    textAlign: 'center',
    fontSize: 'xs',
    color: 'fg.muted',
    '& span': {
      display: 'grid',
      placeItems: 'center',
      aspectRatio: '1',
      maxWidth: '2.75rem',
      marginInline: 'auto',
      marginBottom: '1',
      borderRadius: 'full',
      bg: 'grey.200',
    },
    '& [data-done] span': { bg: 'primary', color: 'primary.contrast' },
  },
});

const Text = styled('p', { base: { marginTop: '1', color: 'fg.muted' } });

/** Every seventh day in a row pays more. */
export function Attendance({ attendedInRow }: { attendedInRow: number }) {
  const done = attendedInRow === 0 ? 0 : ((attendedInRow - 1) % streakDays) + 1;
  return (
    <section aria-labelledby="attendance">
      <h2 id="attendance">{attendedInRow > 0 ? `${attendedInRow}일째 출석하고 있어요` : '오늘부터 출석해 보세요'}</h2>
      <Text>
        {done === streakDays
          ? '7일을 채웠어요! 내일부터 다시 7일을 채울 수 있어요.'
          : `${streakDays - done}일 더 이어서 오면 연속 출석 별을 받아요.`}
      </Text>
      <Days aria-label="연속 출석">
        {Array.from({ length: streakDays }, (_, day) => (
          <li key={day} data-done={day < done || undefined}>
            <span aria-hidden>{day < done && <Icon name="check" size={18} />}</span>
            {day + 1}일{day < done && <VisuallyHidden> 출석함</VisuallyHidden>}
          </li>
        ))}
      </Days>
    </section>
  );
}
