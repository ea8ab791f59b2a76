import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** One call of the HTTP API as a value: the server mounts it, the web app calls it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API's prefix; parts that start with a colon are parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: 'anyone' | 'signed-in' | 'operator';
  /** Set where a call of anybody's bears the token of whoever is signed in. */
  readonly token?: 'if-present';
  readonly params?: Schema;
  readonly query?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema;
  readonly answer: Schema;
  /** The status of the answer; 200 where it is not given. */
  readonly status?: 200 | 201 | 202 | 204;
  /** The media types of an answer that is a file; its form is only text then. */
  readonly files?: readonly string[];
}

/** Keeps the exact types of an endpoint's schemas while it is checked to be one. */
export function endpoint<const T extends Endpoint>(definition: T): T {
  return definition;
}

/** What a schema accepts, or nothing where the endpoint has none. */
export type InputOf<
  T extends Endpoint,
  Part extends 'params' | 'query' | 'headers' | 'body',
> = T[Part] extends Schema ? z.input<T[Part]> : undefined;

/** What a schema gives once parsed, or nothing where the endpoint has none. */
export type OutputOf<
  T extends Endpoint,
  Part extends 'params' | 'query' | 'headers' | 'body',
> = T[Part] extends Schema ? z.output<T[Part]> : undefined;

export type AnswerOf<T extends Endpoint> = z.output<T['answer']>;
