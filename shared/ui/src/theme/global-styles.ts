import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

export const globalStyles = defineGlobalStyles({
  '*': { '--global-color-border': 'colors.border', '--global-font-body': 'fonts.body' },
  html: {
    color: 'fg',
    bg: 'bg.surround',
    fontSize: '100%',
    lineHeight: 'normal',
    // Korean breaks between words; a word longer than its line still breaks.
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    overflowX: 'hidden',
    scrollbarGutter: 'auto',
  },
  body: { overflowX: 'clip' },
  // Where the app draws the header, sticky elements below it stick to the top.
  'body:has([data-header=none])': { '--jt-sizes-header': '0px' },
  'button, summary, [role=button], a': { cursor: 'pointer' },
  'a[data-opening]:not([aria-current])': { opacity: '0.5' },
  // Otherwise as wide as its widest control, whatever the screen's width.
  fieldset: { minWidth: '0' },
  // The orange of the brand is too light beside white.
  input: { accentColor: 'primary.stroke' },
  'button:disabled': { cursor: 'not-allowed' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  ':focus:not(:focus-visible)': { outline: 'none' },
  // In forced colours a choice would look like what is not chosen.
  ':is([aria-current], [aria-pressed=true], label:has(:checked)):not(:focus-visible)': {
    _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  '::selection': { bg: 'orange.200' },
  'dialog::backdrop': { bg: 'rgb(27 29 31 / 50%)' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
