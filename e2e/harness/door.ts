import type { JSHandle, Page } from 'playwright/test';

interface SharedModule {
  version: string;
  from: string;
  /** The apps that have taken it. */
  useIn: string[];
  get(): () => unknown;
}

type Joining = [ids: symbol[], modules: object, run: (require: { S: { default: Shared } }) => void];
export type Shared = Record<string, Record<string, SharedModule>>;

/** The modules that the page shares: whoever joins the host's scripts as a chunk is given webpack's functions. */
export const sharedOf = (page: Page): Promise<JSHandle<Shared>> =>
  page.evaluateHandle(() => {
    const { webpackChunkhost: chunks } = globalThis as unknown as { webpackChunkhost: { push(chunk: Joining): void } };
    let shared: Shared = {};
    chunks.push([[Symbol('test')], {}, ({ S }) => (shared = S.default)]);
    return shared;
  });

/** The page's own module of this name, as every remote uses it. */
export async function doorOf<Door>(page: Page, name: string): Promise<JSHandle<Door>> {
  const shared = await sharedOf(page);
  return shared.evaluateHandle((modules, door) => {
    const [copy] = Object.values(modules[door] ?? {});
    if (!copy) throw new Error(`The page shares no ${door}`);
    return copy.get()() as Door;
  }, name);
}
