import { grouped, Icon, type IconName, styled, VisuallyHidden } from '@jangteo/ui';

const Root = styled('span', {
  base: {
    display: 'inline-flex',
    gap: '2',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '0.5', fontVariantNumeric: 'tabular-nums' },
  },
});

interface CountsProps {
  likes: number;
  replies: number;
  views: number;
}

export const Counts = ({ likes, replies, views }: CountsProps) => (
  <Root>
    <Count icon="heart" label="좋아요" value={likes} />
    <Count icon="community" label="댓글" value={replies} />
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
