import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Flex, Heading, Icon, iconButtonStyles, styled } from '@jangteo/ui';
import { daysFrom, spokenDay, today } from './days.ts';

const Arrow = styled(Link, iconButtonStyles);

/** The day between links to the day before and the day after. Tomorrow has no board yet: its place stays empty. */
export const Neighbours = ({ date }: { date: string }) => (
  <Flex alignItems="center" justifyContent="space-between" minHeight="touch" paddingInline="1">
    <Arrow to={links.communityDailyBoard(daysFrom(date, -1))} replace aria-label="전날">
      <Icon name="back" />
    </Arrow>
    {/* Another day is another title: in place of a longer one, its text would have moved. */}
    <Heading as="h2" key={date}>
      <time dateTime={date}>{spokenDay(date)}</time>
    </Heading>
    {date < today() ? (
      <Arrow to={links.communityDailyBoard(daysFrom(date, 1))} replace aria-label="다음 날">
        <Icon name="chevron" />
      </Arrow>
    ) : (
      <Flex width="touch" />
    )}
  </Flex>
);
