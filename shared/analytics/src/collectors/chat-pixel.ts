import type { Collector } from './collector.ts';

interface ChatPixel {
  pageView(tag?: string): void;
  completeRegistration(tag?: string): void;
  search(what: { keyword: string; tag?: string }): void;
  viewContent(what: { id: string; tag?: string }): void;
}

interface PixelWindow {
  kakaoPixel(account: string): ChatPixel;
}

/** The chat company's pixel, one for each of its accounts. */
export function chatPixel(accounts: readonly string[]): Collector {
  const all = (send: (pixel: ChatPixel) => void) => {
    for (const account of accounts) send((globalThis as unknown as PixelWindow).kakaoPixel(account));
  };
  return {
    page: ({ pageName }) => all((pixel) => pixel.pageView(pageName)),
    event(name, { click_keyword, item_id }) {
      if (name === 'search') all((pixel) => pixel.search({ keyword: String(click_keyword) }));
      if (name === 'sign up') all((pixel) => pixel.completeRegistration());
      if (name === 'go to item' || name === 'view deal') all((pixel) => pixel.viewContent({ id: String(item_id) }));
    },
  };
}
