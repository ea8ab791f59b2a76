import {
  type AnswerOf,
  type Endpoint,
  type InputOf,
  Problem,
  type ProblemCode,
} from '@latchkey/contract';
import { apiAddress } from '@/lib/api-address.ts';
import { accessToken, recheckSession, renewSession } from '@/lib/auth/auth-client.ts';
import { askForConfirmation } from '@/lib/auth/confirmation.ts';
import { currentLocale } from '@/lib/text.ts';

type Part = 'params' | 'query' | 'headers' | 'body';

/**
 * The input of a call. It has a property for each part of the request for which the endpoint has a
 * schema.
 */
export type CallInput<T extends Endpoint> = {
  [P in Part as T[P] extends object ? P : never]: InputOf<T, P>;
};

/** A response whose status is not 2xx. */
export class Refusal extends Error {
  readonly status: number;
  /** The time to wait before a retry, in milliseconds. Null if the server does not specify it. */
  readonly retryAfter: number | null;

  constructor(message: string, status: number, retryAfter: number | null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** An error response that contains a problem document from our API. */
export class ApiProblem extends Refusal {
  readonly code: ProblemCode;
  readonly fields: Problem['fields'];
  readonly leftOn: Problem['leftOn'];

  constructor({ title, code, status, fields, leftOn }: Problem, retryAfter: number | null = null) {
    super(title, status, retryAfter);
    this.name = 'ApiProblem';
    this.code = code;
    this.fields = fields;
    this.leftOn = leftOn;
  }
}

/**
 * Calls an API endpoint and returns its parsed response. Sends the access token if the endpoint
 * accepts one.
 *
 * @throws {Error} 'Unauthorized' if the endpoint needs a signed-in user but the visitor is not
 * signed in
 * @throws {ApiProblem} if the API returns a problem document
 * @throws {TypeError} if there is no response
 * @throws {Error} if the response does not match the contract
 */
export async function call<T extends Endpoint>(
  endpoint: T,
  input: CallInput<T>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<AnswerOf<T>> {
  const { response, answer } = await confirmedRequest(endpoint, input, signal);
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: the endpoint's schema has just parsed it.
  if (response.ok) return endpoint.answer.parse(await answer()) as AnswerOf<T>;
  throw refusal(response, await answer());
}

/**
 * Calls an endpoint that returns a file.
 *
 * @throws the same errors as {@link call}
 */
export async function callForFile<T extends Endpoint>(
  endpoint: T,
  input: CallInput<T>,
): Promise<Blob> {
  const { response, answer } = await confirmedRequest(endpoint, input);
  if (response.ok) return response.blob();
  throw refusal(response, await answer());
}

/** The user did not confirm their identity, so the request had no effect. */
export class NotConfirmed extends Error {}

interface Answered {
  readonly response: Response;
  readonly answer: () => Promise<unknown>;
}

/**
 * Sends a request. If the server requires a recent confirmation of the user's identity, asks for it
 * and sends the request again.
 *
 * @throws {NotConfirmed} if the user closes the dialog
 */
async function confirmedRequest<T extends Endpoint>(
  endpoint: T,
  input: CallInput<T>,
  signal?: AbortSignal,
): Promise<Answered> {
  const sent = await request(endpoint, input, signal);
  if (endpoint.confirmation === undefined || sent.response.status !== 403) return sent;
  const answer = await sent.answer();
  const problem = Problem.safeParse(answer);
  if (problem.data?.code !== 'confirmation-needed') {
    return { response: sent.response, answer: async () => answer };
  }
  if (await askForConfirmation()) return request(endpoint, input, signal);
  throw new NotConfirmed('The user did not confirm');
}

async function request<T extends Endpoint>(
  endpoint: T,
  input: CallInput<T>,
  signal?: AbortSignal,
): Promise<Answered> {
  const { params, query, headers, body }: Partial<Record<Part, unknown>> = input;
  const token = takesToken(endpoint) ? await accessToken() : null;
  if (token === null && isForAccounts(endpoint)) throw new Error('Unauthorized');
  const url = address(endpoint.path, params, query);
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const response = await fetch(url, {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      'accept-language': currentLocale(),
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...asStrings(headers),
    },
    ...(sent === undefined ? {} : { body: sent }),
    ...(signal ? { signal } : {}),
  });
  if (response.status === 401 && token !== null) recheckSession();
  return { response, answer: () => response.json().catch(nullIfNotJson) };
}

function refusal({ status, headers }: Response, answer: unknown): Error {
  const problem = Problem.safeParse(answer);
  if (problem.data?.code === 'second-factor-needed') void renewSession();
  const wait = retryAfterMs(headers.get('retry-after'));
  return problem.success
    ? new ApiProblem(problem.data, wait)
    : new UnexplainedFailure(status, wait);
}

/** Returns `Retry-After` in milliseconds. Null if the header is not a number of seconds. */
function retryAfterMs(seconds: string | null): number | null {
  return seconds !== null && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : null;
}

function isForAccounts({ access }: Endpoint): boolean {
  return access !== 'anyone';
}

/** Whether calls to this endpoint include the access token if there is one. */
function takesToken(endpoint: Endpoint): boolean {
  return isForAccounts(endpoint) || endpoint.token === 'if-present';
}

/**
 * Returns null if the error means that a response body is not JSON. Throws all other errors, for
 * example for a truncated body.
 */
function nullIfNotJson(error: unknown): null {
  if (error instanceof SyntaxError) return null;
  throw error;
}

/** An error response without a problem document, for example from a proxy. */
class UnexplainedFailure extends Refusal {
  constructor(status: number, retryAfter: number | null) {
    super(`The server responded with status ${status}`, status, retryAfter);
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
