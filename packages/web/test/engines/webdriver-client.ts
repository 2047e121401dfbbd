/** The few commands of WebDriver (https://www.w3.org/TR/webdriver2/) that we need, over HTTP. */

const START_LIMIT = 20_000;

export class WebDriverError extends Error {
  /** As the standard names it: `no such window`, `script timeout`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message === '' ? code : `${code}: ${message}`);
    this.code = code;
  }
}

/** Sends one command and returns its value. */
async function send(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (answer.ok) return value;
  const { error = 'unknown error', message = '' } = value as { error?: string; message?: string };
  throw new WebDriverError(error, message);
}

/** Waits until a driver listens. */
export async function driverReady(url: string): Promise<void> {
  for (const until = Date.now() + START_LIMIT; ; ) {
    try {
      return void (await send(`${url}/status`, 'GET'));
    } catch (problem) {
      if (Date.now() > until) throw new Error(`no answer from the driver at ${url}`, { cause: problem });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** A browser under the control of a driver. */
export class Session {
  readonly version: string;
  private readonly url: string;

  private constructor(url: string, version: string) {
    this.url = url;
    this.version = version;
  }

  static async begin(url: string, capabilities: object): Promise<Session> {
    const made = await send(`${url}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
    const { sessionId, capabilities: has } = made as {
      sessionId: string;
      capabilities: { browserVersion: string };
    };
    return new Session(`${url}/session/${sessionId}`, has.browserVersion);
  }

  get(path: string): Promise<unknown> {
    return send(`${this.url}/${path}`, 'GET');
  }

  post(path: string, body: object): Promise<unknown> {
    return send(`${this.url}/${path}`, 'POST', body);
  }

  async end(): Promise<void> {
    await send(this.url, 'DELETE');
  }

  /** The value of an expression, or of the promise that it is. */
  async evaluate(expression: string): Promise<unknown> {
    const script = `const done = arguments[arguments.length - 1];
      (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const told = await this.post('execute/async', { script, args: [] });
    const { value, error } = told as { value?: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  async clickAt(x: number, y: number): Promise<void> {
    const at = { x: Math.round(x), y: Math.round(y) };
    const actions = [
      { type: 'pointerMove', duration: 0, origin: 'viewport', ...at },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await this.post('actions', { actions: [mouse] });
  }
}
