import type { AppMessage, AppMessageName, AppMessages } from './messages.ts';

type Listener<Name extends AppMessageName> = (message: AppMessages[Name]) => void;

const listeners = new Map<AppMessageName, Set<Listener<AppMessageName>>>();

/** For screens that follow what happens in the app's own screens. Answers how to stop listening. */
export function onAppMessage<Name extends AppMessageName>(name: Name, listener: Listener<Name>): () => void {
  const heard = listeners.get(name) ?? new Set();
  listeners.set(name, heard.add(listener as Listener<AppMessageName>));
  return () => heard.delete(listener as Listener<AppMessageName>);
}

/** The host passes on what it has read and done itself. */
export function passOn({ name, ...fields }: AppMessage): void {
  for (const listener of listeners.get(name) ?? []) listener(fields);
}
