import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** One HTTP endpoint as a value. The server mounts it and the web app calls it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API prefix. Segments that start with a colon are parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: 'anyone' | 'signed-in' | 'operator';
  /** For an endpoint open to anyone: send the access token if the user is signed in. */
  readonly token?: 'if-present';
  readonly params?: Schema;
  readonly query?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema;
  readonly answer: Schema;
  /** Status of a successful response. 200 by default. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Media types of the response if it is a file. `answer` then only describes text. */
  readonly files?: readonly string[];
}

/** Checks a definition and keeps its exact schema types. */
export function endpoint<const T extends Endpoint>(definition: T): T {
  return definition;
}

/** What a schema accepts, or undefined if the endpoint has none. */
export type InputOf<
  T extends Endpoint,
  Part extends 'params' | 'query' | 'headers' | 'body',
> = T[Part] extends Schema ? z.input<T[Part]> : undefined;

/** What a schema returns after parsing, or undefined if the endpoint has none. */
export type OutputOf<
  T extends Endpoint,
  Part extends 'params' | 'query' | 'headers' | 'body',
> = T[Part] extends Schema ? z.output<T[Part]> : undefined;

export type AnswerOf<T extends Endpoint> = z.output<T['answer']>;
