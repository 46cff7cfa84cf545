import { sideways, styled } from '@jangteo/ui';

/** Search terms in one line that scrolls sideways, so that its height does not depend on their number. */
export const TermRail = styled('ul', {
  base: {
    // Positioned elements within an item scroll with it, and do not widen the page.
    position: 'relative',
    display: 'flex',
    gap: '2',
    minHeight: '3rem',
    ...sideways,
    overscrollBehaviorX: 'contain',
    paddingInline: '4',
    // Padding for the touch targets that reach beyond the chips.
    paddingBlock: '1',
    '& > li': {
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: '0',
      maxWidth: '16rem',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'full',
    },
    '& a, & button': {
      position: 'relative',
      _after: { content: '""', position: 'absolute', insetBlock: '-1', insetInline: '0' },
    },
    '& a': { minWidth: '0', paddingInline: '4', fontSize: 'md', lineHeight: '2.375rem' },
    '& a > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& a:focus-visible': { borderRadius: 'full' },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: '2.5rem',
      height: '2.375rem',
      marginLeft: '-3',
      borderRadius: 'full',
      color: 'fg.subtle',
    },
  },
});
