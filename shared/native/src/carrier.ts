/** What the app puts into the page to be spoken to, by platform and by the app's age. */
interface AppWindow {
  /** iOS: takes objects; newer versions answer with a promise. */
  webkit?: { messageHandlers?: { jangteo?: { postMessage(message: object): unknown } } };
  /** Android: takes and answers strings only. */
  jangteoAndroid?: { postMessage(text: string): unknown };
  /** Both platforms: answers with a promise. */
  jangteoApp?: { callHandler(command: string, payload: object): Promise<unknown> };
}

/** Brings one command to the app and back what it answers, if it does. */
export type Carrier = (command: string, payload: object) => unknown;

export function findCarrier(): Carrier | undefined {
  if (typeof window === 'undefined') return undefined;
  const { jangteoApp, webkit, jangteoAndroid } = window as AppWindow;
  if (jangteoApp) return (command, payload) => jangteoApp.callHandler(command, payload);

  const ios = webkit?.messageHandlers?.jangteo;
  if (ios) return (command, payload) => ios.postMessage({ command, payload });

  if (jangteoAndroid)
    return (command, payload) => parsed(jangteoAndroid.postMessage(JSON.stringify({ command, payload })));
  return undefined;
}

const parsed = (answer: unknown): unknown => (typeof answer === 'string' ? JSON.parse(answer) : answer);
