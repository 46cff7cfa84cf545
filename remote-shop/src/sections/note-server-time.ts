import { setServerClock } from '@jangteo/query';

/** Sets the page's clock by a reply that says when the server made it; returns the reply. */
export function noteServerTime<Reply extends { serverDt: string }>(reply: Reply): Reply {
  setServerClock(reply.serverDt);
  return reply;
}
