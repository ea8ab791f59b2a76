import { Problem } from '@latchkey/contract';
import * as z from 'zod/mini';
import type { Fate, Outcome } from './outcomes.ts';

/**
 * How long a user waits for a response, in milliseconds. This is longer than the server's own
 * deadline.
 */
const TIMEOUT_MS = 10_000;

/**
 * The status that a proxy sends if the server was killed during the request. The server never sends
 * this status.
 */
const PROXY_GOT_NOTHING = 502;

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The statuses of a correct response. */
  readonly expected: readonly number[];
  /** Whether the server responds without using the database. */
  readonly isFree?: boolean;
}

export interface Reply {
  /** HTTP status. 0 if there was no response. */
  readonly status: number;
  readonly body: unknown;
  /** Whether the status is one of the expected ones. */
  readonly isDone: boolean;
}

export interface Balancer {
  send(call: Call): Promise<Reply>;
  readonly outcomes: readonly Outcome[];
}

/**
 * Returns a load balancer that sends each request to the next server. Like a proxy, the balancer
 * skips a killed server.
 */
export function balancer(addresses: readonly string[]): Balancer {
  const outcomes: Outcome[] = [];
  let turn = 0;

  async function send(call: Call): Promise<Reply> {
    const sentAt = performance.now();
    const answer = await ask(call);
    const fate: Fate = call.expected.includes(answer.status) ? 'done' : answer.fate;
    const said = `${call.method} ${call.path.replace(/[0-9a-f-]{36}/, ':id')}: ${answer.said}`;
    const took = performance.now() - sentAt;
    outcomes.push({ sentAt, took, fate, isFree: call.isFree ?? false, said });
    return { status: answer.status, body: answer.body, isDone: fate === 'done' };
  }

  async function ask(call: Call, tried = 0): Promise<Answer> {
    turn += 1;
    try {
      return await fetched(`${addresses[turn % addresses.length]}${call.path}`, call);
    } catch (error) {
      const code = codeOf(error);
      const mayTryNext = code === 'ECONNREFUSED' || call.method !== 'POST';
      const isCut = code !== 'TimeoutError';
      if (isCut && mayTryNext && tried < addresses.length) return ask(call, tried + 1);
      return { status: 0, body: undefined, fate: isCut ? 'cut off' : 'wrong', said: code };
    }
  }

  return { send, outcomes };
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly fate: Fate;
  readonly said: string;
}

async function fetched(url: string, { method, body, headers }: Call): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  const content: unknown = isJson ? JSON.parse(text) : undefined;
  const { status } = answer;
  const said = `${status} ${text.slice(0, 200)}`;
  return { status, body: content, fate: fateOf(answer, content), said };
}

/** Returns the `Fate` of a request with an unexpected response. */
function fateOf(answer: Response, content: unknown): Fate {
  if (answer.status === PROXY_GOT_NOTHING) return 'cut off';
  return answer.status === 503 && saysWhen(answer) && isProblem(content) ? 'refused' : 'wrong';
}

function saysWhen({ headers }: Response): boolean {
  return Number(headers.get('retry-after')) > 0;
}

/** An error body from the API or from the account endpoints. */
const Refusal = z.union([Problem, z.object({ error_code: z.string(), msg: z.string() })]);

function isProblem(content: unknown): boolean {
  return Refusal.safeParse(content).success;
}

function codeOf(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string') return each.code;
    if (each.name === 'TimeoutError') return each.name;
  }
  return String(error);
}
