import type { Collector } from './collector.ts';

interface LayerWindow {
  dataLayer?: object[];
}

/** The tag manager receives every event and decides itself which of them go where. */
export function tagManager(): Collector {
  const push = (entry: object) => {
    const page = globalThis as LayerWindow;
    page.dataLayer ??= [];
    page.dataLayer.push(entry);
  };
  return {
    page: ({ pageName, path }) => push({ event: 'page_view', page_name: pageName, page_path: path }),
    event: (name, properties) => push({ event: name.replaceAll(' ', '_'), ...properties }),
    user: (user) => push({ user_id: user?.id, user_properties: user?.properties }),
  };
}
