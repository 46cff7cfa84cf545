/**
 * SHA-256 over the lowercased, trimmed text, as hexadecimal digits: the only form in which an address leaves the page.
 * Undefined on plain HTTP, where browsers offer no digest.
 */
export async function emailHash(email: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email.trim().toLowerCase()));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
