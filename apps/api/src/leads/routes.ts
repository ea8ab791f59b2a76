import { submitQuote, withdrawRequest } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { type SubmissionContext, submitLead } from './submission.ts';
import { withdraw } from './withdrawal/withdraw.ts';

export function leadRoutes(app: FastifyInstance, context: SubmissionContext): void {
  serve(app, submitQuote, async ({ headers, body, request }) => {
    const idempotencyKey = headers['idempotency-key'];
    return { data: await submitLead(context, { body, idempotencyKey, request }) };
  });

  serve(app, withdrawRequest, async ({ body, request }) => {
    const withdrawnAt = await withdraw(context, body.token, request);
    return { data: { withdrawnAt: withdrawnAt.toISOString() } };
  });
}
