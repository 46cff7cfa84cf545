import { styled } from '@jangteo/ui';

/** Visible only while it has the keyboard focus. */
export const SkipLink = styled('a', {
  base: {
    position: 'absolute',
    insetInlineStart: '4',
    top: '2',
    zIndex: 'toast',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'md',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    fontSize: 'md',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
});
