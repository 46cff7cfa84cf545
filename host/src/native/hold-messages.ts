type Receiver = (event: MessageEvent<unknown>) => void;

/** More than this is no app that waits for the page. */
const maxWaiting = 50;

const waiting: MessageEvent<unknown>[] = [];
let receiver: Receiver | undefined;

const onMessage: Receiver = (event) => {
  if (receiver) receiver(event);
  else if (waiting.length < maxWaiting) waiting.push(event);
};

/** From now on nothing is lost that the app says while the page is being mounted. */
export const holdMessages = (): void => window.addEventListener('message', onMessage);

/** Passes on the messages that arrived before, then every new one. Returns how to stop. */
export function takeMessages(given: Receiver): () => void {
  receiver = given;
  for (const event of waiting.splice(0)) given(event);
  return () => {
    receiver = undefined;
  };
}
