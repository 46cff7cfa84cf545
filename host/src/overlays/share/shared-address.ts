/** An address that is passed on tells by its click key which way it was passed on, where whoever shares it says so. */
export function sharedAddress(url: string, tag: string | undefined): string {
  if (!tag) return url;
  const address = new URL(url);
  address.searchParams.set('click_key', tag);
  return address.href;
}
