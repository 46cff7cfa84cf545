import type { CDPSession } from 'playwright';

export interface LoggedRequest {
  url: string;
  /** As the browser's tools name it: Document, Script, Image … */
  type: string;
  /** In ms since the document was requested. */
  startedAt: number;
  /** Bytes of the response's body as sent over the network. */
  bytes: number;
  /** Served without the network. */
  isCached: boolean;
  /** Addresses of the initiators: the document, or the scripts and style sheets that led to the request. */
  askedBy: string[];
}

interface Initiator {
  url?: string;
  stack?: CallStack;
}

interface CallStack {
  callFrames: { url: string }[];
  parent?: CallStack;
}

/** Logs the page's requests from now on. */
export async function logRequests(session: CDPSession): Promise<LoggedRequest[]> {
  const requests: LoggedRequest[] = [];
  const byId = new Map<string, LoggedRequest>();
  let zero: number | undefined;
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, initiator }) => {
    if (!request.url.startsWith('http')) return;
    zero ??= timestamp;
    const logged = {
      url: request.url,
      type: type ?? 'Other',
      startedAt: (timestamp - zero) * 1_000,
      bytes: 0,
      isCached: false,
      askedBy: addressesIn(initiator),
    };
    requests.push(logged);
    byId.set(requestId, logged);
  });
  const cached = (requestId: string) => {
    const logged = byId.get(requestId);
    if (logged) logged.isCached = true;
  };
  session.on('Network.requestServedFromCache', ({ requestId }) => cached(requestId));
  const headerBytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached(requestId);
    headerBytes.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const logged = byId.get(requestId);
    if (logged) logged.bytes = encodedDataLength - (headerBytes.get(requestId) ?? 0);
  });
  return requests;
}

function addressesIn({ url, stack }: Initiator): string[] {
  const addresses = url ? [url] : [];
  for (let calls = stack; calls; calls = calls.parent) addresses.push(...calls.callFrames.map((frame) => frame.url));
  return [...new Set(addresses)];
}
