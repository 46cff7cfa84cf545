import { actionBarSelectors } from '@jangteo/page';
import { styled } from '@jangteo/ui';
import { useAtomValue } from 'jotai';
import { communityAlertAtom, communityTooltipAtom } from './session-flags.ts';

/** The marks on the community's tab. */
export function CommunityMark() {
  const hasAlert = useAtomValue(communityAlertAtom);
  const hasTooltip = useAtomValue(communityTooltipAtom);
  return (
    <>
      {hasAlert && <Dot role="img" aria-label="커뮤니티에 새 소식이 있어요" />}
      {hasTooltip && <Bubble role="note">별 모으기</Bubble>}
    </>
  );
}

const Dot = styled('span', {
  base: {
    position: 'absolute',
    top: '1.5',
    insetInlineStart: 'calc(50% + 0.5rem)',
    width: '2',
    height: '2',
    borderRadius: 'full',
    bg: 'error',
    boxShadow: '0 0 0 2px white',
    pointerEvents: 'none',
  },
});

const Bubble = styled('span', {
  base: {
    position: 'absolute',
    bottom: 'calc(100% + 0.25rem)',
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    paddingInline: '2.5',
    paddingBlock: '1',
    borderRadius: 'full',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    fontSize: 'xs',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    boxShadow: 'raised',
    pointerEvents: 'none',
    // Hidden on pages with an action bar, which it would cover.
    [actionBarSelectors.onSamePage]: { display: 'none' },
    '&::after': {
      content: '""',
      position: 'absolute',
      top: '100%',
      insetInlineStart: '50%',
      marginInlineStart: '-4px',
      borderInline: '4px solid transparent',
      borderTop: '5px solid token(colors.bg.inverse)',
    },
  },
});
