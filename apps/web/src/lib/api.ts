import {
  type AnswerOf,
  type Endpoint,
  type InputOf,
  Problem,
  type ProblemCode,
} from '@latchkey/contract';
import { accessToken, doubtSession } from './auth/auth-client.ts';
import { pageConfig } from './page-config.ts';

/** The address of an endpoint's path, on this host or the API's own. */
export function apiAddress(path: string): string {
  return pageConfig().api + path;
}

type Part = 'params' | 'query' | 'headers' | 'body';

/** What a call takes: each part that its endpoint has a schema for, and no other. */
export type CallInput<T extends Endpoint> = {
  [P in Part as T[P] extends object ? P : never]: InputOf<T, P>;
};

/** An answer that is no success. */
export class Refusal extends Error {
  readonly status: number;
  /** When the server says to try again, in milliseconds from now; null where it does not. */
  readonly retryAfter: number | null;

  constructor(message: string, status: number, retryAfter: number | null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** A refusal that the API explained. */
export class ApiProblem extends Refusal {
  readonly code: ProblemCode;
  readonly fields: Problem['fields'];

  constructor({ title, code, status, fields }: Problem, retryAfter: number | null = null) {
    super(title, status, retryAfter);
    this.name = 'ApiProblem';
    this.code = code;
    this.fields = fields;
  }
}

/**
 * Calls an endpoint of the contract and gives its answer, parsed. One for signed-in people gets the
 * token of whoever is signed in.
 *
 * @throws {Error} 'Unauthorized' where nobody is signed in but somebody has to be
 * @throws {ApiProblem} when the API refuses
 * @throws {TypeError} when there is no answer
 * @throws {Error} when there is one that is not of the contract
 */
export async function call<T extends Endpoint>(
  endpoint: T,
  input: CallInput<T>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<AnswerOf<T>> {
  const { response, answer } = await request(endpoint, input, signal);
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: the endpoint's schema has just parsed it.
  if (response.ok) return endpoint.answer.parse(await answer()) as AnswerOf<T>;
  throw refusal(response, await answer());
}

/**
 * Calls an endpoint whose answer is a file.
 *
 * @throws as {@link call} does
 */
export async function callForFile<T extends Endpoint>(
  endpoint: T,
  input: CallInput<T>,
): Promise<Blob> {
  const { response, answer } = await request(endpoint, input);
  if (response.ok) return response.blob();
  throw refusal(response, await answer());
}

async function request<T extends Endpoint>(
  endpoint: T,
  input: CallInput<T>,
  signal?: AbortSignal,
): Promise<{ response: Response; answer: () => Promise<unknown> }> {
  const { params, query, headers, body }: Partial<Record<Part, unknown>> = input;
  const token = isTold(endpoint) ? await accessToken() : null;
  if (token === null && isForAccounts(endpoint)) throw new Error('Unauthorized');
  const response = await fetch(address(endpoint.path, params, query), {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...asStrings(headers),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (response.status === 401 && token !== null) doubtSession();
  return { response, answer: () => response.json().catch(nothingOfNonsense) };
}

function refusal({ status, headers }: Response, answer: unknown): Error {
  const problem = Problem.safeParse(answer);
  const wait = namedWait(headers.get('retry-after'));
  return problem.success
    ? new ApiProblem(problem.data, wait)
    : new UnexplainedFailure(status, wait);
}

/** A wait in milliseconds; null where the server names none in seconds. */
function namedWait(seconds: string | null): number | null {
  return seconds !== null && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : null;
}

function isForAccounts({ access }: Endpoint): boolean {
  return access !== 'anyone';
}

/** Whether a call says who makes it, where that is known. */
function isTold(endpoint: Endpoint): boolean {
  return isForAccounts(endpoint) || endpoint.token === 'if-present';
}

/** What is no JSON says nothing; an answer that broke off is none. */
function nothingOfNonsense(error: unknown): null {
  if (error instanceof SyntaxError) return null;
  throw error;
}

/** A refusal that something between us and the API made up, a proxy for one. */
class UnexplainedFailure extends Refusal {
  constructor(status: number, retryAfter: number | null) {
    super(`The server answered ${status}`, status, retryAfter);
    this.name = 'UnexplainedFailure';
  }
}

function address(path: string, params: unknown, query: unknown): string {
  const filled = Object.entries(asStrings(params)).reduce(
    (whole, [name, value]) => whole.replace(`:${name}`, encodeURIComponent(value)),
    path,
  );
  const search = new URLSearchParams(asStrings(query)).toString();
  return apiAddress(`${filled}${search && `?${search}`}`);
}

function asStrings(values: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [name, String(value)]),
  );
}
