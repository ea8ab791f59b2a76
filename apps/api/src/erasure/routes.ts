import { erasePerson, previewErasure } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { type ErasureContext, erase, previewErasureOf } from './erase-person.ts';

/** Routes for managers to erase a person's data. */
export function erasureRoutes(app: FastifyInstance, context: ErasureContext): void {
  serve(app, previewErasure, async ({ user, body: { email } }) => {
    const by = { actor: 'operator', operatorId: user.id } as const;
    return { data: await previewErasureOf(context, email, by) };
  });

  serve(app, erasePerson, async ({ user, body: { email } }) => {
    const by = { actor: 'operator', operatorId: user.id } as const;
    return { data: await erase(context, { address: email }, by) };
  });
}
