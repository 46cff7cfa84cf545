/**
 * What a page loads to pass something on in the chat app, under the names that the real script has:
 * `Kakao.init(key)`, `Kakao.isInitialized()`, then `Kakao.Share.sendDefault({ objectType: 'feed', content, buttons })`.
 */
{
  const origin = new URL(document.currentScript.src).origin;
  let key = '';

  const sendDefault = ({ objectType, content, buttons }) => {
    if (!key) throw new Error('KakaoError: "init" is to be called first');
    if (objectType !== 'feed' || !content?.title || !content.link)
      throw new Error('KakaoError: the feed is incomplete');
    const query = new URLSearchParams({ key, feed: JSON.stringify({ content, buttons }) });
    if (!open(`${origin}/chat-share?${query}`, 'chat-share', 'popup,width=400,height=640')) {
      throw new Error('KakaoError: the window was blocked');
    }
  };

  globalThis.Kakao = Object.freeze({
    init(given) {
      key = given;
    },
    isInitialized: () => key !== '',
    Share: Object.freeze({ sendDefault }),
  });
}
