import { type AppMessage, type AppMessageName, type AppMessages, readAppMessage } from './messages.ts';

export type AppMessageHandlers = { [Name in AppMessageName]: (message: AppMessages[Name]) => void };

export interface Refusal {
  reason: 'origin' | 'shape' | 'overflow';
  origin: string;
  data: unknown;
}

export interface InboxOptions {
  /** Own origins, the page's first. The app speaks from within the page and thus from the page's own. */
  origins: readonly string[];
  onRefused: (refusal: Refusal) => void;
}

export interface AppInbox {
  /** Hands over what came before there was anybody to take it, then everything as it comes. */
  open(handlers: AppMessageHandlers): void;
  close(): void;
}

/** More than this is no app that waits for the page. */
const roomBeforeOpening = 50;

/** Listens from now on, so that nothing is lost while the page is being mounted. */
export function listenToApp({ origins, onRefused }: InboxOptions): AppInbox {
  const waiting: AppMessage[] = [];
  let handlers: AppMessageHandlers | undefined;

  const onMessage = ({ data: sent, origin }: MessageEvent<unknown>) => {
    const data = parsed(sent);
    if (!isAddressedToUs(data)) return;
    const refuse = (reason: Refusal['reason']) => onRefused({ reason, origin, data });
    if (!origins.includes(origin)) return refuse('origin');
    const message = readAppMessage(data, origins);
    if (!message) return refuse('shape');
    if (handlers) return deliver(message, handlers);
    if (waiting.length >= roomBeforeOpening) return refuse('overflow');
    waiting.push(message);
  };

  window.addEventListener('message', onMessage);
  return {
    open(given) {
      handlers = given;
      for (const message of waiting.splice(0)) deliver(message, given);
    },
    close() {
      window.removeEventListener('message', onMessage);
      handlers = undefined;
    },
  };
}

function deliver({ name, ...fields }: AppMessage, handlers: AppMessageHandlers): void {
  const handler = handlers[name] as (message: object) => void;
  handler(fields);
}

/** Browser extensions and tools post messages of their own all the time. */
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
