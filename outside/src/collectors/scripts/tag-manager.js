/** The tag manager: takes what lies in `dataLayer` already, and from then on whatever is pushed there. */
{
  const source = new URL(document.currentScript.src);
  const collect = `${source.origin}/collectors/tag-manager`;
  const account = source.searchParams.get('id');
  const state = {};

  const take = (entry) => {
    const { event, ...values } = entry;
    Object.assign(state, values);
    // Values pushed without an event are kept for the events that follow.
    if (!event) return;
    navigator.sendBeacon(collect, JSON.stringify({ account, name: event, given: { ...state }, page: location.href }));
    for (const name of Object.keys(values)) if (!name.startsWith('user_')) delete state[name];
  };

  globalThis.dataLayer ??= [];
  for (const entry of dataLayer) take(entry);
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (...entries) => {
    entries.forEach(take);
    return push(...entries);
  };
}
