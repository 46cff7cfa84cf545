import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Icon, styled } from '@jangteo/ui';

const Root = styled(Link, {
  base: {
    position: 'absolute',
    zIndex: '1',
    right: '0',
    bottom: '0',
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    color: 'fg.muted',
    '& > span': {
      display: 'grid',
      placeItems: 'center',
      width: '8',
      height: '8',
      borderRadius: 'full',
      bg: 'rgb(255 255 255 / 92%)',
    },
  },
  variants: { liked: { true: { color: 'red.500' }, false: {} } },
});

/** Likes belong to members: for everybody else the heart leads to the login. */
export function LikeLink({ isLike, title }: { isLike: boolean; title: string }) {
  return (
    <Root to={links.login()} liked={isLike} aria-label={`${title} 찜하기`}>
      <span>
        <Icon name={isLike ? 'heart-filled' : 'heart'} size={18} />
      </span>
    </Root>
  );
}
