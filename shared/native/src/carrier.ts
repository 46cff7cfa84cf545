/** The functions that the app puts into the page, by platform and by the app's age. */
interface AppWindow {
  /** iOS: takes objects; newer versions return a promise. */
  webkit?: { messageHandlers?: { jangteo?: { postMessage(message: object): unknown } } };
  /** Android: takes and returns strings only. */
  jangteoAndroid?: { postMessage(text: string): unknown };
  /** Both platforms: returns a promise. */
  jangteoApp?: { callHandler(command: string, payload: object): Promise<unknown> };
}

/** Sends one command to the app and returns its response, if there is one. */
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
