import type { MyLevel as Level } from '@jangteo/contract';
import { grouped, Icon, Progress, styled } from '@jangteo/ui';

const Root = styled('section', {
  base: {
    textAlign: 'center',
    bg: 'primary.subtle',
    '& > svg': { marginInline: 'auto', color: 'primary.stroke' },
    '& h2': { marginTop: '2', fontSize: '3xl', fontWeight: 'bold', lineHeight: 'tight' },
    '& p': { marginTop: '1', color: 'fg.muted' },
    '& [role=progressbar]': { marginTop: '5', height: '2.5', bg: 'orange.200' },
    '& small': {
      display: 'flex',
      justifyContent: 'space-between',
      marginTop: '2',
      fontSize: 'sm',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

/** Levels are reached by all stars ever earned: what is exchanged or expires takes none away. */
export const MyLevel = ({ level: { name, lifetimeStars, next, progressRate } }: { level: Level }) => (
  <Root aria-labelledby="my-level">
    <Icon name="medal" size={48} />
    <h2 id="my-level">{name}</h2>
    <p>
      {next
        ? `별 ${grouped(next.missingStars)}개를 더 모으면 ${next.name} 등급이 돼요`
        : '가장 높은 등급이에요. 늘 함께해 주셔서 고마워요'}
    </p>
    <Progress value={progressRate} label="다음 등급까지" />
    <small>
      <span>지금까지 모은 별 {grouped(lifetimeStars)}개</span>
      {next && <span>{grouped(next.fromStars)}개</span>}
    </small>
  </Root>
);
