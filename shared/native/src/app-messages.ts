import type { AppMessage, AppMessageName, AppMessages } from './messages.ts';

type Listener<Name extends AppMessageName> = (message: AppMessages[Name]) => void;

const listeners = new Map<AppMessageName, Set<Listener<AppMessageName>>>();

/** For screens that show data which the app's own screens change. Returns how to stop listening. */
export function onAppMessage<Name extends AppMessageName>(name: Name, listener: Listener<Name>): () => void {
  const heard = listeners.get(name) ?? new Set();
  listeners.set(name, heard.add(listener as Listener<AppMessageName>));
  return () => heard.delete(listener as Listener<AppMessageName>);
}

/** Called by the host with each message it has checked and handled. */
export function passOn({ name, ...fields }: AppMessage): void {
  for (const listener of listeners.get(name) ?? []) listener(fields);
}
