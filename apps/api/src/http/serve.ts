import type { AnswerOf, Endpoint, FieldProblem, OutputOf } from '@latchkey/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Failure } from '../failure.ts';
import { fieldProblems } from './field-problems.ts';
import { unstorableTexts } from './unstorable-text.ts';

/** Until accounts exist nothing can be mounted that asks for one. */
type OpenEndpoint = Endpoint & { readonly access: 'anyone' };

interface Parts<T extends Endpoint> {
  readonly params: OutputOf<T, 'params'>;
  readonly query: OutputOf<T, 'query'>;
  readonly headers: OutputOf<T, 'headers'>;
  readonly body: OutputOf<T, 'body'>;
}

/** A call as a handler gets it: every part parsed by the endpoint's schemas. */
interface Call<T extends Endpoint> extends Parts<T> {
  readonly request: FastifyRequest;
}

type Handler<T extends Endpoint> = (call: Call<T>) => AnswerOf<T> | Promise<AnswerOf<T>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/**
 * Mounts an endpoint of the contract.
 *
 * @param write makes the answer JSON, where there is a faster way than `JSON.stringify`
 */
export function serve<const T extends OpenEndpoint>(
  app: FastifyInstance,
  endpoint: T,
  handle: Handler<T>,
  write: (answer: AnswerOf<T>) => string | Buffer = JSON.stringify,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    handler: (request, reply) => {
      const send = (answer: AnswerOf<T>) =>
        reply
          .status(endpoint.status ?? 200)
          .type('application/json; charset=utf-8')
          .send(write(answer));
      const answer = handle({ ...parts(endpoint, request), request });
      return answer instanceof Promise ? answer.then(send) : send(answer);
    },
  });
}

const nothing = z.strictObject({});

function parts<T extends Endpoint>(endpoint: T, request: FastifyRequest): Parts<T> {
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
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: each schema has just parsed its part.
  return read as Parts<T>;
}
