import type { Readable } from 'node:stream';
import type { AnswerOf, Endpoint, FieldProblem, OutputOf, TeamAccess } from '@latchkey/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Failure } from '../process/failure.ts';
import { type Caller, callerFor } from './caller.ts';
import { fieldProblems } from './field-problems.ts';
import { unstorableTexts } from './unstorable-text.ts';
import { withDeadline } from './with-deadline.ts';

interface Parts<T extends Endpoint> {
  readonly params: OutputOf<T, 'params'>;
  readonly query: OutputOf<T, 'query'>;
  readonly headers: OutputOf<T, 'headers'>;
  readonly body: OutputOf<T, 'body'>;
}

/**
 * The argument of a handler: each part of the request, parsed with the endpoint's schemas. Includes
 * the caller if the endpoint requires a signed-in user.
 */
type Call<T extends Endpoint> = Parts<T> &
  (T['access'] extends 'anyone' ? unknown : Caller) & {
    readonly request: FastifyRequest;
    /** Used to set cookies. The server itself sends the handler's result. */
    readonly reply: Pick<FastifyReply, 'setCookie'>;
  };

type Handler<T extends Endpoint> = (call: Call<T>) => AnswerOf<T> | Promise<AnswerOf<T>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/**
 * Mounts an endpoint from the contract.
 *
 * @param serialize converts the response to JSON. By default, `JSON.stringify`
 */
export function serve<const T extends Endpoint>(
  app: FastifyInstance,
  endpoint: T,
  handle: Handler<T>,
  serialize: (answer: AnswerOf<T>) => string | Buffer = JSON.stringify,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    handler: (request, reply) => {
      const send = (answer: AnswerOf<T>) =>
        answer === null
          ? reply.status(204).send()
          : reply
              .status(endpoint.status ?? 200)
              .type('application/json; charset=utf-8')
              .send(serialize(answer));
      const { access } = endpoint;
      if (access !== 'anyone') {
        const handled = callerFor({ ...endpoint, access }, app, request).then((caller) =>
          handle(callOf(endpoint, { request, reply }, caller)),
        );
        return withDeadline(handled).then(send);
      }
      const answer = handle(callOf(endpoint, { request, reply }));
      return answer instanceof Promise ? withDeadline(answer).then(send) : send(answer);
    },
  });
}

/** A file that is streamed as the response. */
interface FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly content: Readable;
}

/** Mounts an endpoint from the contract that responds with a file. */
export function serveFile<const T extends Endpoint & { readonly access: TeamAccess }>(
  app: FastifyInstance,
  endpoint: T,
  handle: (call: Call<T>) => Promise<FileAnswer>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    async handler(request, reply) {
      const caller = await callerFor(endpoint, app, request);
      const { name, type, content } = await handle(callOf(endpoint, { request, reply }, caller));
      return reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .type(type)
        .send(content);
    },
  });
}

const nothing = z.strictObject({});

function callOf<T extends Endpoint>(
  endpoint: T,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  caller: Caller | undefined = undefined,
): Call<T> {
  const faults: FieldProblem[] = [];
  const parse = (schema: z.ZodMiniType, value: unknown): unknown => {
    const parsed = schema.safeParse(value, { reportInput: true });
    faults.push(
      ...(parsed.success ? unstorableTexts(parsed.data) : fieldProblems(parsed.error.issues)),
    );
    return parsed.data;
  };
  const read = {
    params: endpoint.params && parse(endpoint.params, request.params),
    query: parse(endpoint.query ?? nothing, request.query),
    headers: endpoint.headers && parse(endpoint.headers, request.headers),
    body: endpoint.body && parse(endpoint.body, request.body),
  };
  if (faults.length > 0) throw new Failure('invalid-request', { fields: faults });
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: the schemas above parsed each part.
  return { ...read, ...caller, request, reply } as Call<T>;
}
