/** The styles of a text field. Below 16 px some phones zoom the page into it. */
export const textFieldStyles = {
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'md',
  bg: 'bg',
  fontSize: 'lg',
  '&[aria-invalid=true]': { borderColor: 'error' },
} as const;
