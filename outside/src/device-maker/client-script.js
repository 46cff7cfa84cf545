/**
 * What a client's page loads to open the sign-in, under the names that the real script has:
 * `AppleID.auth.init({ clientId, scope, redirectURI, state, nonce, usePopup })`, then `AppleID.auth.signIn()`.
 */
{
  const origin = new URL(document.currentScript.src).origin;
  const size = { width: 480, height: 720 };
  let options = {};

  const addressFor = (given) => {
    const { clientId, scope, redirectURI, state, nonce, usePopup } = { ...options, ...given };
    const query = new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirectURI,
      response_type: 'code id_token',
      response_mode: usePopup ? 'web_message' : 'form_post',
      scope: scope ?? '',
      state: state ?? '',
    });
    if (nonce) query.set('nonce', nonce);
    return `${origin}/device-maker/auth/authorize?${query}`;
  };

  const waitFor = (popup) =>
    new Promise((resolve, reject) => {
      const end = () => {
        clearInterval(watch);
        removeEventListener('message', onMessage);
      };
      const onMessage = (event) => {
        if (event.source !== popup || event.origin !== origin) return;
        end();
        popup.close();
        const { authorization, user, error } = JSON.parse(event.data).data;
        if (error) reject({ error });
        else resolve(user ? { authorization, user } : { authorization });
      };
      const watch = setInterval(() => {
        if (!popup.closed) return;
        end();
        reject({ error: 'popup_closed_by_user' });
      }, 200);
      addEventListener('message', onMessage);
    });

  const auth = {
    init(given) {
      options = { ...given };
    },
    signIn(given = {}) {
      const address = addressFor(given);
      if (!(given.usePopup ?? options.usePopup)) {
        location.assign(address);
        return new Promise(() => undefined);
      }
      const popup = open(address, 'device-maker', `width=${size.width},height=${size.height}`);
      return popup ? waitFor(popup) : Promise.reject({ error: 'popup_blocked_by_browser' });
    },
  };
  globalThis.AppleID = Object.freeze({ auth: Object.freeze(auth) });
}
