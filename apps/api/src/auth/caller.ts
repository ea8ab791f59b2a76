import type { FastifyRequest } from 'fastify';

/** Who calls the API: a person and the session by which they are signed in. */
export interface Caller {
  readonly user: {
    readonly id: string;
    readonly email: string | null;
    /** Whether the person may see leads. */
    readonly isOperator: boolean;
  };
  readonly session: { readonly id: string; readonly createdAt: Date };
}

/**
 * Tells who sends a request.
 *
 * @throws {AuthRefusal} where nobody is signed in
 */
export type Authenticate = (request: FastifyRequest) => Promise<Caller>;
