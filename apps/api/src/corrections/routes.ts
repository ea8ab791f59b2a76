import { createHash } from 'node:crypto';
import { reportCorrection } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { correctionReport } from '../auth/rate-limits/actions.ts';
import { assertAllowed } from '../auth/rate-limits/assert-allowed.ts';
import type { KeyedHash } from '../auth/sessions/server-secret-repository.ts';
import { suspicionOf } from '../http/form-suspicion.ts';
import { networkOf } from '../http/network-address.ts';
import { serve } from '../http/serve.ts';
import { type SubscribeContext, subscribeAddress, type Wish } from '../notices/subscribe.ts';
import { Failure } from '../process/failure.ts';
import { requestLanguage } from '../site/languages.ts';
import type { Site } from '../site/site.ts';
import { storeReport } from './store-report.ts';

interface Context extends SubscribeContext, Pick<Site, 'brand' | 'catalog'> {
  readonly hashNetwork: KeyedHash;
}

/**
 * Routes that accept reports of wrong facts from anyone. Each report becomes a task for the
 * catalog's editors.
 */
export function correctionRoutes(app: FastifyInstance, context: Context): void {
  const { database, clock, catalog, brand, limits, hashNetwork } = context;

  serve(
    app,
    reportCorrection,
    async ({ params, body: { form, email, ...correction }, request }) => {
      const program = catalog.find(params.id);
      if (!program) throw new Failure('program-not-found');
      await assertAllowed(limits, correctionReport(request));
      if (suspicionOf(form)) return null;
      const details = { ...correction, language: requestLanguage(request) };
      const report = {
        slug: program.slug,
        subject: subjectOf(details),
        details,
        networkHash: hashNetwork(`${program.slug} ${networkOf(request.ip)}`),
      };
      const taskId = await storeReport(database, report, clock());
      if (email === undefined || brand.legal.postalAddress === null) return null;
      await subscribeAddress(context, email, senderOf(taskId, details));
      return null;
    },
  );
}

/**
 * Returns the subscription that emails the outcome of a report to the person who sent it. The
 * report itself does not contain that person's address, so editors do not see the address.
 */
function senderOf(taskId: string, { language }: { readonly language: string }): Wish {
  return { kind: 'correction', subject: taskId, language, state: null };
}

/**
 * Returns a key that identifies a report's content, so that sending the same report twice creates
 * only one task.
 */
function subjectOf({ about, says, address }: Record<'about' | 'says' | 'address', string>): string {
  const digest = createHash('sha256').update(`${says}\n${address}`).digest('hex').slice(0, 16);
  return `${about} ${digest}`;
}
