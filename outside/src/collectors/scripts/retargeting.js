/**
 * The retargeting service: `criteo_q` is a list of `{ event, … }` until the script is there, and tells at once afterwards.
 * `setAccount`, `setEmail` and `setSiteType` go with the event that is pushed together with them.
 */
{
  const collect = `${new URL(document.currentScript.src).origin}/collectors/retargeting`;

  const take = (entries) => {
    const settings = Object.fromEntries(
      entries.filter(({ event }) => event.startsWith('set')).map(({ event, ...given }) => [event, given]),
    );
    for (const { event, ...given } of entries.filter((entry) => !entry.event.startsWith('set'))) {
      const { setAccount, setEmail, setSiteType } = settings;
      navigator.sendBeacon(
        collect,
        JSON.stringify({
          account: setAccount?.account,
          name: event,
          given: { ...given, ...(setEmail && { email: setEmail.email }), siteType: setSiteType?.type },
          page: location.href,
        }),
      );
    }
  };

  take(globalThis.criteo_q ?? []);
  globalThis.criteo_q = { push: (...entries) => take(entries) };
}
