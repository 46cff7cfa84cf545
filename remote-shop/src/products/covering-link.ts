/** For the link of a card that can be tapped anywhere; what has a purpose of its own lies above it. */
export const coveringLink = {
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
  '&:focus-visible': { outline: 'none', _after: { outline: '2px solid', outlineColor: 'focus' } },
} as const;
