import type { LoggedRequest } from './request-log.ts';

/** The longest chain of requests of which each became known only by the response to the one before. */
export function wavesOf(requests: readonly LoggedRequest[]): LoggedRequest[] {
  const byUrl = new Map<string, LoggedRequest>();
  for (const request of requests) if (!byUrl.has(request.url)) byUrl.set(request.url, request);
  const chains = new Map<LoggedRequest, LoggedRequest[]>();

  const chainOf = (request: LoggedRequest): LoggedRequest[] => {
    const known = chains.get(request);
    if (known) return known;
    const longest = request.askedBy
      .map((url) => byUrl.get(url))
      .filter((by) => by !== undefined && by !== request && by.startedAt < request.startedAt)
      .map((by) => (by ? chainOf(by) : []))
      .reduce((longest, chain) => (chain.length > longest.length ? chain : longest), []);
    const chain = [...longest, request];
    chains.set(request, chain);
    return chain;
  };

  return requests.map(chainOf).reduce((longest, chain) => (chain.length > longest.length ? chain : longest), []);
}
