import { type AppMessage, type OwnPath, readAppMessage } from './messages.ts';

export interface Refusal {
  reason: 'origin' | 'shape';
  origin: string;
  data: unknown;
}

export interface InboxOptions {
  /** The app runs its scripts inside the page, so its messages have the page's own origin. */
  origins: readonly string[];
  ownPath: OwnPath;
  onMessage: (message: AppMessage) => void;
  onRefused: (refusal: Refusal) => void;
}

/** Checks what is posted to the window, and passes on the messages that the app may send. */
export const makeInbox =
  ({ origins, ownPath, onMessage, onRefused }: InboxOptions) =>
  ({ data: sent, origin }: MessageEvent<unknown>): void => {
    const data = parsed(sent);
    if (!isAddressedToUs(data)) return;
    const isOwn = origins.includes(origin);
    const message = isOwn ? readAppMessage(data, ownPath) : undefined;
    if (message) onMessage(message);
    else onRefused({ reason: isOwn ? 'shape' : 'origin', origin, data });
  };

/** Browser extensions and tools post messages of their own. */
const isAddressedToUs = (data: unknown): boolean => typeof data === 'object' && data !== null && 'name' in data;

/** Android sends text. */
function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
