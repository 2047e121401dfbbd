/** Another program that plays: started when it is first asked, asked one question at a time, and ended by `stop`. */

import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { spawn } from 'node:child_process';
import { oneLine } from '../exit.ts';
import { killGroup, noteGroup } from './process-groups.ts';
import { ProgramError } from './program-error.ts';
import type { Answer, Fields, HostMessage } from './protocol.ts';
import { PROTOCOL, readFields } from './protocol.ts';

/** Lines of its standard error that are shown when it fails. */
const LAST_LINES = 8;
const LONGEST_ANSWER = 1_000_000;
const LONGEST_LINE = 2_000;
/** How long a program may take to say goodbye, and how long to wait for its last words, in ms. */
const GRACE = 1_000;

interface Question {
  readonly about: string;
  readonly answered: (line: string) => void;
  readonly failed: (error: ProgramError) => void;
  readonly timer: NodeJS.Timeout;
}

export class Program {
  readonly command: string;
  readonly limit: number;
  private child: ChildProcessWithoutNullStreams | null = null;
  private question: Question | null = null;
  private output = '';
  private errors = '';
  private failure: ProgramError | null = null;
  private ended: Promise<void> = Promise.resolve();

  /** `limit` is how long it may take to answer, in ms. */
  constructor(command: string, limit: number) {
    this.command = command;
    this.limit = limit;
  }

  /** The answer to a message, of the type that belongs to it. `about` says in an error what was asked. */
  async ask(message: HostMessage, expected: Answer['type'], about: string): Promise<Fields> {
    if (this.child === null && this.failure === null) {
      this.start();
      await this.ask({ type: 'hello', protocol: PROTOCOL }, 'hello', 'a hello');
    }
    const line = await this.exchange(message, about);
    const read = readFields(line);
    if (!read.ok) throw this.fail(`answered ${quoted(line)} to ${about}, which is ${read.error}`);
    const { type, message: error } = read.value;
    if (type === 'error') throw this.fail(`answered to ${about} with an error: ${String(error)}`);
    if (type !== expected)
      throw this.fail(`answered ${quoted(line)} to ${about}, where its type must be "${expected}"`);
    if (expected === 'hello' && read.value['protocol'] !== PROTOCOL)
      throw this.fail(`speaks version ${String(read.value['protocol'])} of the protocol, not ${PROTOCOL}`);
    return read.value;
  }

  /** Ends the program; what it was asked last is what it did wrong. */
  fail(what: string): ProgramError {
    if (this.failure !== null) return this.failure;
    const lines = this.errors.split('\n').filter((line) => line.trim() !== '');
    this.failure = new ProgramError(
      `the program "${oneLine(this.command)}" ${what}`,
      lines.slice(-LAST_LINES),
    );
    this.kill();
    return this.failure;
  }

  /** Says goodbye, and ends it if it does not go by itself. */
  async stop(): Promise<void> {
    const { child } = this;
    if (child === null) return;
    child.stdin.end(`${JSON.stringify({ type: 'quit' } satisfies HostMessage)}\n`);
    const timer = setTimeout(() => this.kill(), GRACE);
    await this.ended;
    clearTimeout(timer);
  }

  private kill(): void {
    if (this.child?.pid !== undefined) killGroup(this.child.pid);
  }

  private start(): void {
    // The shell splits the words, as a person would expect who has typed the command before.
    const child = spawn(this.command, { shell: true, detached: process.platform !== 'win32' });
    this.child = child;
    const { pid } = child;
    if (pid !== undefined) noteGroup(pid, true);
    child.stdout.setEncoding('utf8').on('data', (data: string) => this.read(data));
    child.stderr.setEncoding('utf8').on('data', (data: string) => {
      this.errors = (this.errors + data).slice(-LAST_LINES * LONGEST_LINE);
    });
    // A program that has ended is told of below.
    child.stdin.on('error', () => {});
    this.ended = new Promise((resolve) => {
      const end = (what: string) => {
        if (pid !== undefined) {
          // What the shell has started may still be there.
          killGroup(pid);
          noteGroup(pid, false);
        }
        this.question?.failed(this.fail(`${what} when it was asked for ${this.question.about}`));
        this.failure ??= new ProgramError(`the program "${oneLine(this.command)}" ${what}`, []);
        resolve();
      };
      child.once('error', (error) => end(`could not be started (${error.message})`));
      child.once('exit', (code, signal) => {
        const what = signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
        // Its last words may still be on their way.
        const timer = setTimeout(() => end(what), GRACE);
        child.once('close', () => {
          clearTimeout(timer);
          end(what);
        });
      });
    });
  }

  private exchange(message: HostMessage, about: string): Promise<string> {
    const { child, failure } = this;
    if (failure !== null || child === null) return Promise.reject(failure ?? this.fail('was not started'));
    return new Promise((resolve, reject) => {
      const done = () => {
        clearTimeout(this.question?.timer);
        this.question = null;
      };
      const timer = setTimeout(() => {
        this.question?.failed(
          this.fail(
            `was silent for ${this.limit / 1000} s when it was asked for ${about}; --answer-within gives it longer`,
          ),
        );
      }, this.limit);
      this.question = {
        about,
        timer,
        answered: (line) => {
          done();
          resolve(line);
        },
        failed: (error) => {
          done();
          reject(error);
        },
      };
      child.stdin.write(`${JSON.stringify(message)}\n`);
      this.answerFromOutput();
    });
  }

  private read(data: string): void {
    this.output += data;
    this.answerFromOutput();
  }

  /** A line that nobody has asked for is taken for the answer to what is asked next, which it will not fit. */
  private answerFromOutput(): void {
    const { question } = this;
    if (question === null) return;
    const end = this.output.indexOf('\n');
    if (end >= 0) {
      const line = this.output.slice(0, end);
      this.output = this.output.slice(end + 1);
      question.answered(line.trim());
    } else if (this.output.length > LONGEST_ANSWER) {
      question.failed(this.fail(`answered to ${question.about} without an end of line`));
    }
  }
}

/** What came, short enough for a sentence. */
export function quoted(line: string): string {
  return JSON.stringify(line.length > 80 ? `${line.slice(0, 80)} …` : line);
}
