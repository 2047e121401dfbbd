/**
 * WebKitGTK: WebKitWebDriver and its MiniBrowser, on a display of their own by Xvfb where that is installed. Each window
 * has a driver of its own, since a driver has only one session.
 */

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import type { Driver, Engine, Size } from './driver.ts';
import { driverReady, Session } from './webdriver-client.ts';

/**
 * WebDriver has no command for the console, and a session of it writes none. So the page notes what goes wrong in it, from
 * the moment on when it has loaded.
 */
const COLLECT_FAULTS = `void (() => {
  const faults = (globalThis.faults = []);
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  const write = console.error;
  console.error = (...words) => {
    faults.push(words.join(' '));
    write(...words);
  };
})()`;
const TAKE_FAULTS = '(globalThis.faults ?? []).splice(0)';

export interface WebKitParts {
  readonly driver: string;
  readonly browser: string;
  /** Null where windows open on the display of whoever runs this. */
  readonly xvfb: string | null;
}

export async function webkitEngine(parts: WebKitParts): Promise<Engine> {
  const first = await WebKitDriver.launch(parts);
  await first.close();
  return { title: `WebKitGTK ${first.version}`, launch: () => WebKitDriver.launch(parts) };
}

/** A display that nobody sees; it ends with its process. */
async function startDisplay(
  xvfb: string,
): Promise<{ readonly name: string; readonly program: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const program = spawn(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await Promise.race([
    once(program.stdio[3] as Readable, 'data'),
    once(program, 'exit').then(() => Promise.reject(new Error('Xvfb ended at once'))),
  ])) as [Buffer];
  return { name: `:${number.toString().trim()}`, program };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  server.close();
  return typeof at === 'object' && at !== null ? at.port : 0;
}

class WebKitDriver implements Driver {
  readonly version: string;
  private readonly session: Session;
  private readonly programs: readonly ChildProcess[];
  private readonly found: string[] = [];

  private constructor(session: Session, programs: readonly ChildProcess[]) {
    this.version = session.version;
    this.session = session;
    this.programs = programs;
  }

  static async launch({ driver, browser, xvfb }: WebKitParts): Promise<WebKitDriver> {
    const display = xvfb === null ? null : await startDisplay(xvfb);
    const port = await freePort();
    const program = spawn(driver, [`--port=${port}`], {
      env: {
        ...process.env,
        ...(display === null ? {} : { DISPLAY: display.name, GDK_BACKEND: 'x11' }),
        // The sandbox of web pages needs namespaces, which containers refuse; only our own pages are opened here.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        NO_AT_BRIDGE: '1',
      },
      stdio: 'ignore',
    });
    const programs = display === null ? [program] : [program, display.program];
    try {
      const url = `http://127.0.0.1:${port}`;
      await driverReady(url);
      const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
      const session = await Session.begin(url, { 'webkitgtk:browserOptions': { binary: browser, args } });
      const made = new WebKitDriver(session, programs);
      await made.openBareWindow();
      return made;
    } catch (problem) {
      for (const each of programs) each.kill();
      throw problem;
    }
  }

  /** A window without toolbar, which would not let it become as narrow as a phone. */
  private async openBareWindow(): Promise<void> {
    const first = await this.session.get('window');
    await this.session.evaluate(
      `void window.open('about:blank', '_blank', 'width=390,height=844,toolbar=no,location=no,menubar=no')`,
    );
    const handles = (await this.session.get('window/handles')) as readonly string[];
    const handle = handles.find((each) => each !== first);
    if (handle === undefined) throw new Error('WebKit opened no second window');
    await this.session.post('window', { handle });
  }

  async open(url: string): Promise<void> {
    await this.faults();
    await this.session.post('url', { url });
    await this.session.evaluate(COLLECT_FAULTS);
  }

  evaluate(expression: string): Promise<unknown> {
    return this.session.evaluate(expression);
  }

  clickAt(x: number, y: number): Promise<void> {
    return this.session.clickAt(x, y);
  }

  async resize(size: Size): Promise<void> {
    await this.session.post('window/rect', { ...size });
  }

  async picture(): Promise<Uint8Array> {
    return Buffer.from((await this.session.get('screenshot')) as string, 'base64');
  }

  async faults(): Promise<readonly string[]> {
    this.found.push(...((await this.session.evaluate(TAKE_FAULTS)) as readonly string[]));
    return this.found;
  }

  async close(): Promise<void> {
    await this.session.end().catch(() => undefined);
    for (const program of this.programs) program.kill();
  }
}
