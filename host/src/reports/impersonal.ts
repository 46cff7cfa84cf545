/**
 * An error's message without what could name a member, and would keep like errors apart: mail addresses, quoted texts, the
 * queries of addresses, ids and phone numbers.
 */
export const impersonal = (message: string): string =>
  message
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/"[^"]*"|'[^']*'|“[^”]*”|‘[^’]*’/g, '…')
    .replaceAll(/\?\S+/g, '?…')
    .replaceAll(/\d{3,}/g, '#');
