import { sideways, styled } from '@jangteo/ui';

export const LegalBody = styled('article', {
  base: {
    paddingInline: '5',
    paddingTop: '4',
    paddingBottom: '16',
    fontSize: 'md',
    lineHeight: '1.75',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    '& h2': {
      marginTop: '8',
      marginBottom: '2',
      fontSize: 'lg',
      fontWeight: 'bold',
      lineHeight: 'snug',
      color: 'fg',
    },
    // Below the sticky header, also where the browser itself scrolls to the hash.
    '& section': { scrollMarginTop: '130px' },
    '& p + p': { marginTop: '2' },
    '& > p:last-child': { marginTop: '8' },
    '& :is(ol, ul)': { marginBlock: '2', paddingInlineStart: '5' },
    '& ol': { listStyle: 'decimal' },
    '& ul': { listStyle: 'disc' },
    '& li + li': { marginTop: '1' },
    '& li::marker': { color: 'fg.subtle' },
    '& p a': { color: 'primary.text', textDecoration: 'underline' },
    // With large text a table is wider than a phone.
    '& [data-part=table]': { overflowX: 'auto', marginBlock: '3' },
    '& table': { width: 'full', fontSize: 'sm', lineHeight: '1.6' },
    '& :is(th, td)': {
      paddingInline: '2',
      paddingBlock: '2',
      borderWidth: '1px',
      textAlign: 'left',
      verticalAlign: 'top',
    },
    '& th': { bg: 'bg.subtle', fontWeight: 'semibold', color: 'fg' },
  },
});

export const Versions = styled('nav', {
  base: {
    display: 'flex',
    gap: '2',
    marginBottom: '5',
    ...sideways,
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: '0',
      minHeight: 'touch',
      paddingInline: '4',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'full',
      fontSize: 'sm',
    },
    '& > a[aria-current]': { borderColor: 'fg', bg: 'bg.inverse', color: 'fg.inverse', fontWeight: 'semibold' },
  },
});

/** When a version was announced and from when on it is in force. */
export const Dates = styled('p', {
  base: { marginBottom: '3', fontSize: 'sm', color: 'fg.subtle' },
});

export const OtherNotice = styled('p', {
  base: {
    marginBottom: '5',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'md',
    bg: 'warning.subtle',
    color: 'fg',
  },
});

export const Contents = styled('details', {
  base: {
    marginTop: '6',
    borderWidth: '1px',
    borderRadius: 'md',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 'touch',
      paddingInline: '4',
      fontWeight: 'semibold',
      color: 'fg',
      cursor: 'pointer',
    },
    '& > summary > svg': { color: 'fg.subtle', transform: 'rotate(90deg)' },
    '&[open] > summary > svg': { transform: 'rotate(-90deg)' },
    '& > ol': { marginTop: '0', marginBottom: '3', paddingInlineStart: '10', paddingInlineEnd: '4' },
    '& li a': { display: 'block', paddingBlock: '1.5' },
    '& li + li': { marginTop: '0' },
  },
});
