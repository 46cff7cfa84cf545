const timeoutMs = 3_000;

/** Whether the page's own server can be reached: a reload without it would leave the visitor without a page. */
export async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch('/live', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })).ok;
  } catch {
    return false;
  }
}
