import { textFieldStyles } from '@jangteo/page';
import { styled } from '@jangteo/ui';

export const FormBody = styled('div', {
  base: { paddingInline: '5', paddingTop: '2', paddingBottom: '6' },
});

/** The topics, of which one is chosen. */
export const Topics = styled('fieldset', {
  base: {
    marginTop: '4',
    borderWidth: '0',
    '& > legend': { fontSize: 'md', fontWeight: 'semibold' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2' },
    '& label': {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      paddingInline: '4',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'full',
      fontSize: 'md',
    },
    '& input': { position: 'absolute', inset: '0', opacity: '0' },
    '& label:has(:checked)': { borderColor: 'fg', bg: 'bg.inverse', color: 'fg.inverse', fontWeight: 'semibold' },
    '& label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
});

/** A field with its label above, and its note and length below. */
export const Field = styled('div', {
  base: {
    marginTop: '6',
    '& > label': { display: 'block', marginBottom: '2', fontSize: 'md', fontWeight: 'semibold' },
    '& :is(input, textarea)': {
      display: 'block',
      width: 'full',
      paddingInline: '4',
      ...textFieldStyles,
      '&:read-only': { bg: 'bg.subtle', color: 'fg.muted' },
    },
    '& input': { height: '3.25rem' },
    '& textarea': { minHeight: '14rem', paddingBlock: '3', lineHeight: '1.7', resize: 'vertical' },
    // Large text has the length below the note.
    '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: '4', minHeight: '1.5rem', marginTop: '1' },
    '& > div > p': { flex: '1 1 7rem', fontSize: 'sm', color: 'fg.subtle', overflowWrap: 'anywhere' },
    '& > div > p:last-child': { flex: 'none', marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' },
    '& > div > p[data-tone=bad]': { color: 'error' },
  },
});

/** Asks whether to go on with a draft. */
export const DraftOffer = styled('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    padding: '5',
    '& > h2': { fontSize: '2xl', fontWeight: 'bold' },
    '& > blockquote': {
      padding: '4',
      borderRadius: 'md',
      bg: 'bg.subtle',
      overflowWrap: 'anywhere',
      '& > strong': { display: 'block', fontWeight: 'semibold' },
      '& > p': { marginTop: '1', color: 'fg.muted', fontSize: 'md', lineClamp: '3' },
    },
    '& > p': { color: 'fg.subtle', fontSize: 'sm' },
  },
});
