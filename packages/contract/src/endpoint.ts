import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** Access for people with a role. A manager may also use the endpoints for operators. */
export type TeamAccess = 'operator' | 'catalog' | 'manager' | 'auditor';

/** The definition of an HTTP endpoint. The server mounts it and the web app calls it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API prefix. Segments that start with a colon are parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: 'anyone' | 'signed-in' | TeamAccess;
  /**
   * `recent` requires that the user signed in or confirmed the password within the last five
   * minutes.
   * @see confirmIdentity
   */
  readonly confirmation?: 'recent';
  /** Whether a request to a public endpoint includes the access token if the user is signed in. */
  readonly token?: 'if-present';
  readonly params?: Schema;
  readonly query?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema;
  readonly answer: Schema;
  /** Status of a successful response. The default is 200. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Media types of a file response. If set, `answer` describes only the text files. */
  readonly files?: readonly string[];
}

/**
 * Returns an endpoint definition unchanged. Checks its type, and keeps the exact types of its
 * schemas.
 */
export function endpoint<const T extends Endpoint>(definition: T): T {
  return definition;
}

/** The type of a schema's input, or undefined if the endpoint has no such schema. */
export type InputOf<
  T extends Endpoint,
  Part extends 'params' | 'query' | 'headers' | 'body',
> = T[Part] extends Schema ? z.input<T[Part]> : undefined;

/** The type of a schema's output after parsing, or undefined if the endpoint has no such schema. */
export type OutputOf<
  T extends Endpoint,
  Part extends 'params' | 'query' | 'headers' | 'body',
> = T[Part] extends Schema ? z.output<T[Part]> : undefined;

export type AnswerOf<T extends Endpoint> = z.output<T['answer']>;
