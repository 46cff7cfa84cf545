import type { MyLevel, StarLevel } from '@jangteo/contract';
import { grouped, Icon, styled } from '@jangteo/ui';

const Root = styled('ol', {
  base: {
    marginTop: '5',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '2.5rem 1fr',
      columnGap: '4',
      paddingBottom: '6',
    },
    '& > li:last-child': { paddingBottom: '0' },
    // The road from this level to the next.
    '& > li:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      top: '10',
      bottom: '0',
      left: 'calc(1.25rem - 2px)',
      width: '4px',
      bg: 'grey.200',
    },
    '& > li[data-passed]:not(:last-child)::before': { bg: 'primary' },
    '& > li > span': {
      display: 'grid',
      placeItems: 'center',
      width: '10',
      height: '10',
      borderRadius: 'full',
      bg: 'grey.200',
      color: 'fg.subtle',
      fontWeight: 'bold',
    },
    '& > li:is([data-passed], [aria-current]) > span': { bg: 'primary', color: 'primary.contrast' },
    '& > li[aria-current] > span': { outline: '4px solid', outlineColor: 'orange.200' },
    '& h3': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2', fontSize: 'lg', fontWeight: 'bold' },
    '& h3 > small': { fontSize: 'sm', fontWeight: 'regular', color: 'fg.subtle' },
    '& ul': { marginTop: '1.5', fontSize: 'md', color: 'fg.muted' },
    '& ul > li + li': { marginTop: '0.5' },
    '& strong': { display: 'block', marginTop: '1.5', fontSize: 'md', color: 'primary.text' },
  },
});

/** All levels as a road: those passed, where the member stands, and what waits further on. */
export const Road = ({ level: { level: mine, levels, next } }: { level: MyLevel }) => (
  <section aria-labelledby="road">
    <h2 id="road">등급이 오르면</h2>
    <Root>
      {levels.map((level) => (
        <li
          key={level.level}
          data-passed={level.level < mine || undefined}
          aria-current={level.level === mine ? 'step' : undefined}
        >
          <span aria-hidden>{level.level < mine ? <Icon name="check" size={20} /> : level.level}</span>
          <div>
            <h3>
              {level.name}
              <small>{placeOf(level, mine)}</small>
            </h3>
            <ul>
              {level.perks.map((perk) => (
                <li key={perk}>{perk}</li>
              ))}
            </ul>
            {next?.level === level.level && <strong>앞으로 별 {grouped(next.missingStars)}개</strong>}
          </div>
        </li>
      ))}
    </Root>
  </section>
);

function placeOf({ level, fromStars }: StarLevel, mine: number): string {
  if (level === mine) return '지금 내 등급';
  return fromStars === 0 ? '가입하면 바로' : `별 ${grouped(fromStars)}개부터`;
}
