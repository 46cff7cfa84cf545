import type { Channel } from '@jangteo/contract/release';

/** Where the generations of a channel are stored. All of them are kept: together they are the channel's record. */
export interface ChannelStore {
  /** The newest generation; undefined before the first promotion. */
  newest(): Promise<Channel | undefined>;
  generation(number: number): Promise<Channel>;
  /** Adds the next generation; false when another writer has added that generation first. */
  add(next: Channel): Promise<boolean>;
  /** Calls back when there may be a newer generation. Returns the function that ends it. */
  watch(changed: () => void): Promise<() => void>;
}

/** Adds a generation. When another writer was faster, the change is made again, to the other's result. */
export async function changeChannel(
  store: ChannelStore,
  change: (channel: Channel | undefined) => Promise<Channel>,
): Promise<Channel> {
  for (;;) {
    const channel = await store.newest();
    const next = await change(channel);
    if (next === channel || (await store.add(next))) return next;
  }
}

/** The channel's generations, newest first. */
export async function* generationsOf(store: ChannelStore): AsyncGenerator<Channel> {
  const newest = await store.newest();
  if (!newest) return;
  yield newest;
  for (let number = newest.generation - 1; number > 0; number -= 1) yield store.generation(number);
}
