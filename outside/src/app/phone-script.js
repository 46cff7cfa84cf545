/** The phone around the market: its switches, what its app says, and a list of what the page asks of it. */
{
  const at = (id) => document.getElementById(id);
  let frame = document.querySelector('iframe');
  const { market } = frame.dataset;
  localStorage.deviceUuid ??= `phone-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  const { deviceUuid } = localStorage;
  const tell = (words) => frame.contentWindow.postMessage(words, market);

  const note = (kind, title, details) => {
    const item = document.createElement('li');
    item.className = kind;
    const head = document.createElement('b');
    head.textContent = title;
    const code = document.createElement('code');
    code.textContent = details;
    item.append(head, code);
    at('log').prepend(item);
  };
  const asText = (value) => (value === undefined ? '' : JSON.stringify(value));

  const device = () => {
    const { platform, carrier, appVersion, push, permission } = at('device').elements;
    return {
      deviceUuid,
      platform: platform.value,
      carrier: carrier.value,
      appVersion: appVersion.value,
      push: push.checked,
      permission: permission.checked,
    };
  };
  // A frame reads its name when it begins: an app that is started again has a new one.
  const start = () => {
    const next = frame.cloneNode();
    next.name = `jangteo-app:${JSON.stringify(device())}`;
    next.src = `${market}/`;
    frame.replaceWith(next);
    frame = next;
  };

  const openSubWebView = (url) => {
    at('sub-address').textContent = decodeURI(url);
    at('sub-address').href = url;
    at('sub').hidden = false;
  };
  const commands = {
    moveToUrl: ({ url }) => openSubWebView(url),
    closeSubWebView: () => {
      at('sub').hidden = true;
    },
  };

  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== market) return;
    if (data.loaded) note('page', '화면을 열었습니다', data.loaded);
    if (data.left) {
      note('page', '다른 사이트로 나갔습니다', decodeURI(data.left));
      openSubWebView(data.left);
    }
    if (data.refused) note('refused', '웹이 거절했습니다', data.refused.join(' '));
    if (!data.fromPage) return;
    const { command, payload, answer } = data.fromPage;
    commands[command]?.(payload);
    note('asked', command, `${asText(payload)}${answer === undefined ? '' : ` → ${asText(answer)}`}`);
  });

  for (const button of document.querySelectorAll('[data-say]')) {
    button.addEventListener('click', () => tell({ toPage: JSON.parse(button.dataset.say) }));
  }
  at('foreign').addEventListener('click', () => tell({ name: 'moveRoute', url: '/deal/1' }));
  // The page looks for it when it is sent somewhere.
  for (const button of document.querySelectorAll('[data-received]')) {
    button.addEventListener('click', () => {
      tell({ received: JSON.parse(button.dataset.received) });
      tell({ toPage: { name: 'moveRoute', url: '/' } });
    });
  }
  const showNotification = ({ title, body, path }) => {
    const banner = document.createElement('button');
    banner.type = 'button';
    const head = document.createElement('b');
    head.textContent = title;
    const rest = document.createElement('span');
    rest.textContent = body;
    banner.append(head, rest);
    banner.addEventListener('click', () => {
      banner.remove();
      tell({ toPage: { name: 'moveRoute', url: path } });
    });
    at('notifications').prepend(banner);
    note('push', '알림이 왔습니다', title);
  };
  // Those that came before this page was opened were shown then.
  let seen;
  const lookForNotifications = async () => {
    const { list } = await (await fetch(`/push/devices/${deviceUuid}`)).json();
    for (const message of list.slice(seen ?? list.length)) if (device().push) showNotification(message);
    seen = list.length;
  };
  const keepLooking = () =>
    lookForNotifications()
      .catch(() => undefined)
      .then(() => setTimeout(keepLooking, 1_000));
  keepLooking();
  at('sub-close').addEventListener('click', () => {
    at('sub').hidden = true;
    tell({ toPage: { name: 'close' } });
  });
  at('clear').addEventListener('click', () => at('log').replaceChildren());
  at('device').addEventListener('change', () => tell({ device: device() }));
  at('device').addEventListener('submit', (event) => {
    event.preventDefault();
    start();
  });
  start();
}
