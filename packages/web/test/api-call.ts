/** Calls of the server's API for tests that need no page for it. Whoever asks too fast is told so, waits and asks again. */

import { setTimeout as pause } from 'node:timers/promises';

const TOO_FAST = 429;
const WAIT_MS = 250;
const TRIES = 60;

interface Call {
  /** What is sent; without it the answer is only read. */
  readonly body?: unknown;
  /** The secret of the seat that asks. */
  readonly secret?: string | undefined;
}

export async function callApi<Answer>(
  url: string,
  path: string,
  { body, secret = '' }: Call = {},
): Promise<Answer> {
  const request: RequestInit = {
    headers: {
      ...(secret !== '' && { authorization: `Bearer ${secret}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  };
  for (let tries = 1; ; tries++) {
    const answer = await fetch(`${url}${path}`, request);
    if (answer.ok) return (await answer.json()) as Answer;
    if (answer.status !== TOO_FAST || tries === TRIES)
      throw new Error(`${answer.status} at ${path}: ${await answer.text()}`);
    await pause(WAIT_MS);
  }
}
