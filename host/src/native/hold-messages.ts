type Take = (event: MessageEvent<unknown>) => void;

/** More than this is no app that waits for the page. */
const room = 50;

const waiting: MessageEvent<unknown>[] = [];
let take: Take | undefined;

const onMessage: Take = (event) => {
  if (take) take(event);
  else if (waiting.length < room) waiting.push(event);
};

/** From now on nothing is lost that the app says while the page is being mounted. */
export const holdMessages = (): void => window.addEventListener('message', onMessage);

/** Hands over what came before there was anybody to take it, then everything as it comes. Answers the way to stop. */
export function takeMessages(given: Take): () => void {
  take = given;
  for (const event of waiting.splice(0)) given(event);
  return () => {
    take = undefined;
  };
}
