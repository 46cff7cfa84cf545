import type { Post } from '@jangteo/contract';
import { grouped, Icon, type IconName, styled, VisuallyHidden } from '@jangteo/ui';
import { usePostClip, usePostLike } from './use-post-reactions.ts';

const Root = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginTop: '6',
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: 'touch',
      paddingInline: '4',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'full',
      fontSize: 'sm',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      _active: { bg: 'bg.muted' },
    },
    '& > button[aria-pressed=true]': { borderColor: 'primary.stroke', color: 'primary.text' },
  },
});

interface PostActsProps {
  post: Post;
  /** Whether the post is as the member sees it. */
  isReady: boolean;
}

export function PostActs({ post, isReady }: PostActsProps) {
  const like = usePostLike(post, isReady);
  const clip = usePostClip(post, isReady);
  return (
    <Root>
      <Toggle icon={like.isOn ? 'heart-filled' : 'heart'} label="좋아요" count={post.likeCount} {...like} />
      <Toggle icon={clip.isOn ? 'clip-filled' : 'clip'} label="스크랩" count={post.clipCount} {...clip} />
    </Root>
  );
}

interface ToggleProps {
  icon: IconName;
  label: string;
  count: number;
  isOn: boolean;
  toggle: () => void;
}

const Toggle = ({ icon, label, count, isOn, toggle }: ToggleProps) => (
  <button type="button" aria-pressed={isOn} onClick={toggle}>
    <Icon name={icon} size={20} />
    <span>{label}</span> <span>{grouped(count)}</span>
    <VisuallyHidden>개</VisuallyHidden>
  </button>
);
