/** The address to share, with the click key of the way it is shared by, if the caller names one. */
export function sharedAddress(url: string, tag: string | undefined): string {
  if (!tag) return url;
  const address = new URL(url);
  address.searchParams.set('click_key', tag);
  return address.href;
}
