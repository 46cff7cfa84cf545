/**
 * The portal's log for advertisers: `wcs_add.wa` is the account, `wcs_do()` reports a page, `wcs.inflow()` where from.
 */
{
  const collect = `${new URL(document.currentScript.src).origin}/collectors/portal-log`;
  const given = {};

  globalThis.wcs = {
    inflow(domain) {
      given.inflow = domain ?? location.hostname;
    },
  };
  globalThis.wcs_do = () => {
    const account = globalThis.wcs_add?.wa;
    navigator.sendBeacon(
      collect,
      JSON.stringify({ account, name: 'pageView', given: { ...given }, page: location.href }),
    );
  };
}
