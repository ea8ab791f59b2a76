import {
  type AnswerOf,
  type Endpoint,
  type InputOf,
  Problem,
  type ProblemCode,
} from '@latchkey/contract';
import { accessToken, doubtSession } from './auth/auth-client.ts';

/** Below which every endpoint of the contract is. */
export const API = '/api';

type Part = 'params' | 'query' | 'headers' | 'body';

/** What a call takes: each part that its endpoint has a schema for, and no other. */
export type CallInput<T extends Endpoint> = {
  [P in Part as T[P] extends object ? P : never]: InputOf<T, P>;
};

/** A refusal that the API explained. */
export class ApiProblem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly fields: Problem['fields'];

  constructor({ title, code, status, fields }: Problem) {
    super(title);
    this.name = 'ApiProblem';
    this.code = code;
    this.status = status;
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

function refusal({ status }: Response, answer: unknown): Error {
  const problem = Problem.safeParse(answer);
  return problem.success ? new ApiProblem(problem.data) : new UnexplainedFailure(status);
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
class UnexplainedFailure extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The server answered ${status}`);
    this.name = 'UnexplainedFailure';
    this.status = status;
  }
}

function address(path: string, params: unknown, query: unknown): string {
  const filled = Object.entries(asStrings(params)).reduce(
    (whole, [name, value]) => whole.replace(`:${name}`, encodeURIComponent(value)),
    path,
  );
  const search = new URLSearchParams(asStrings(query)).toString();
  return `${API}${filled}${search && `?${search}`}`;
}

function asStrings(values: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [name, String(value)]),
  );
}
