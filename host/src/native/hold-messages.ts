type Receiver = (event: MessageEvent<unknown>) => void;

/** The most messages that are kept before the page is mounted. */
const maxWaiting = 50;

const waiting: MessageEvent<unknown>[] = [];
let receiver: Receiver | undefined;

const onMessage: Receiver = (event) => {
  if (receiver) receiver(event);
  else if (waiting.length < maxWaiting) waiting.push(event);
};

/** Keeps the app's messages that arrive while the page is being mounted. */
export const holdMessages = (): void => window.addEventListener('message', onMessage);

/** Passes on the messages that arrived before, then every new one. Returns how to stop. */
export function takeMessages(given: Receiver): () => void {
  receiver = given;
  for (const event of waiting.splice(0)) given(event);
  return () => {
    receiver = undefined;
  };
}
