const { TestEnvironment } = require('jest-environment-jsdom');

/** Node's Request refuses jsdom's AbortSignal, so the signal is put on the finished request. */
class BrowserRequest extends Request {
  constructor(input, { signal, ...init } = {}) {
    super(input, init);
    if (signal) Object.defineProperty(this, 'signal', { value: signal });
  }
}

/** What every browser has and jsdom lacks. */
const missing = {
  Request: BrowserRequest,
  Response,
  Headers,
  fetch,
  ReadableStream,
  TransformStream,
  TextEncoder,
  TextDecoder,
  structuredClone,
};

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, missing);
  }
};
