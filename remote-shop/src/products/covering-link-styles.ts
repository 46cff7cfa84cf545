/** Makes a card's link cover the whole card; buttons in the card lie above it. */
export const coveringLinkStyles = {
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
  '&:focus-visible': { outline: 'none', _after: { outline: '2px solid', outlineColor: 'focus' } },
} as const;
