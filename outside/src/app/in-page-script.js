/**
 * What an app puts into the pages of its web view: the marker in the user agent, and one of the three carriers. It
 * answers the page's commands as the phone's switches say, and passes on what both say.
 */
{
  const phone = document.currentScript.dataset.phone;
  const told = /^jangteo-app:(.*)$/s.exec(window.name)?.[1] ?? '{}';
  const device = {
    platform: 'android',
    carrier: 'handler',
    appVersion: '3.1.0',
    push: true,
    permission: true,
    deviceUuid: 'stand-in-phone',
    ...JSON.parse(told),
  };

  const userAgent = `${navigator.userAgent} JangteoApp/${device.appVersion}`;
  Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => userAgent });

  const isOlder = (minimum) => {
    const [own, least] = [device.appVersion, minimum].map((version) => version.split('.').map(Number));
    const at = least.findIndex((part, index) => part !== (own[index] ?? 0));
    return at >= 0 && (own[at] ?? 0) < least[at];
  };

  const picture = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
    const context = canvas.getContext('2d');
    context.fillStyle = '#ffe3cc';
    context.fillRect(0, 0, 320, 240);
    context.font = '120px sans-serif';
    context.fillText('🥕', 100, 160);
    return canvas.toDataURL('image/png');
  };

  const answers = {
    setToken: () => undefined,
    clearCacheAndCookies: () => undefined,
    checkMinimumVersion: (minimum) => !isOlder(minimum[device.platform]),
    closeSubWebView: () => undefined,
    moveToUrl: () => true,
    getDevicePush: () => (device.push ? 'Y' : 'N'),
    requestPermission: () => device.permission,
    getDeviceInfo: () => ({
      platform: device.platform,
      appVersion: device.appVersion,
      deviceUuid: device.deviceUuid,
      adId: '38400000-8cf0-11bd-b23e-10b96e40000d',
    }),
    pickImage: () => ({ dataUrl: picture() }),
    openMarket: () => true,
  };

  const answer = (command, payload) => {
    const answered = answers[command]?.(payload);
    const shown = command === 'pickImage' ? '(사진)' : answered;
    parent.postMessage({ fromPage: { command, payload, answer: shown } }, phone);
    return answered;
  };

  const carriers = {
    handler: () => {
      window.jangteoApp = { callHandler: async (command, payload) => answer(command, payload) };
    },
    ios: () => {
      const postMessage = async ({ command, payload }) => answer(command, payload);
      window.webkit = { messageHandlers: { jangteo: { postMessage } } };
    },
    android: () => {
      window.jangteoAndroid = {
        postMessage: (text) => {
          const { command, payload } = JSON.parse(text);
          return JSON.stringify(answer(command, payload));
        },
      };
    },
  };
  carriers[device.carrier]();

  // The app speaks from within the page; Android says it in text.
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== phone) return;
    if (data.toPage) window.postMessage(device.carrier === 'android' ? JSON.stringify(data.toPage) : data.toPage);
    if (data.device) Object.assign(device, data.device);
    if (data.received) localStorage.setItem('receivedValue', JSON.stringify(data.received));
  });

  // A web view keeps to the market: where the page leaves for another site, the app opens it in a view of its own.
  globalThis.navigation?.addEventListener('navigate', (event) => {
    const { url } = event.destination;
    if (!event.cancelable || new URL(url).origin === location.origin) return;
    event.preventDefault();
    parent.postMessage({ left: url }, phone);
  });

  // The page logs a refused message on its console.
  const { warn } = console;
  console.warn = (...words) => {
    warn(...words);
    if (String(words[0]).startsWith('jangteo:')) {
      parent.postMessage(
        { refused: words.map((word) => (typeof word === 'string' ? word : JSON.stringify(word))) },
        phone,
      );
    }
  };
  parent.postMessage({ loaded: location.pathname + location.search }, phone);
}
