import { styled } from '@jangteo/ui';

/** A part of a page whose data has loaded already. */
export const PagePart = styled('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    paddingInline: '4',
    paddingBlock: '6',
    borderTopWidth: '0.5rem',
    borderColor: 'bg.muted',
    '& > h2': { fontSize: 'xl', fontWeight: 'bold', lineHeight: 'tight' },
  },
});
