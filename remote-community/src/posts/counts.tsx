import { grouped, Icon, type IconName, styled, VisuallyHidden } from '@jangteo/ui';

const Root = styled('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    columnGap: '2',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '0.5', fontVariantNumeric: 'tabular-nums' },
  },
});

interface CountsProps {
  likes: number;
  replies: number;
  views: number;
  /** What the board calls a reply. */
  replyNoun: string;
}

export const Counts = ({ likes, replies, views, replyNoun }: CountsProps) => (
  <Root>
    <Count icon="heart" label="좋아요" value={likes} />
    <Count icon="community" label={replyNoun} value={replies} />
    <span>조회 {grouped(views)}</span>
  </Root>
);

const Count = ({ icon, label, value }: { icon: IconName; label: string; value: number }) => (
  <span>
    <Icon name={icon} size={14} />
    <VisuallyHidden>{label}</VisuallyHidden>
    {grouped(value)}
  </span>
);
