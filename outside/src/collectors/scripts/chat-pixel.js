/**
 * The chat company's pixel, under the names that the real script has: `kakaoPixel(id)` answers an object whose methods
 * each tell of one thing: `pageView(tag)`, `search({ keyword, tag })`, `viewContent({ id, tag })`, …
 */
{
  const collect = `${new URL(document.currentScript.src).origin}/collectors/chat-pixel`;
  const methods = ['pageView', 'completeRegistration', 'search', 'viewContent', 'addToCart', 'viewCart', 'purchase'];

  globalThis.kakaoPixel = (account) =>
    Object.fromEntries(
      methods.map((name) => [
        name,
        (given = {}) => {
          navigator.sendBeacon(
            collect,
            JSON.stringify({
              account,
              name,
              given: typeof given === 'string' ? { tag: given } : given,
              page: location.href,
            }),
          );
        },
      ]),
    );
}
