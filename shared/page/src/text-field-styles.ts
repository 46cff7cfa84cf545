/** The styles of a text field. Below 16 px some phones zoom the page into it. */
export const textFieldStyles = {
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'md',
  bg: 'bg',
  fontSize: 'lg',
  // Inside the field: what it lies in may clip.
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.stroke', outlineOffset: '-2px' },
  '&[aria-invalid=true]': { borderColor: 'error' },
} as const;
