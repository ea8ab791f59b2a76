import cookie from '@fastify/cookie';
import {
  askForAgencyLink,
  chooseAgencyEmails,
  openAgencyLink,
  renewAgencyLink,
  showAgencySession,
  stateAgencyFunding,
  stopAgencyEmails,
  stopAgencyEmailsInOneClick,
  undoAgencyStatement,
} from '@latchkey/contract';
import { agencyAddressKind } from '@latchkey/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { browserMarker } from '../auth/accounts/browser-marker.ts';
import { tokenHash } from '../auth/mails/secret-token.ts';
import { agencyLinkRequest, agencyStatement } from '../auth/rate-limits/actions.ts';
import { assertAllowed } from '../auth/rate-limits/assert-allowed.ts';
import { suspicionOf } from '../http/form-suspicion.ts';
import { serve } from '../http/serve.ts';
import { type Announcer, announceEdit } from '../notices/runs/announce.ts';
import { Failure } from '../process/failure.ts';
import type { CatalogStore } from '../programs/catalog-store.ts';
import type { EditContext } from '../programs/edits/change-fact.ts';
import { requestLanguage } from '../site/languages.ts';
import type { Site } from '../site/site.ts';
import { knownLink, openLink, requestLink } from './links.ts';
import { chooseMonthly, endMonthly } from './monthly-choice.ts';
import { publicSuffixes } from './public-suffixes.ts';
import { openedMail, sessionOf } from './session.ts';
import { sessionCookie } from './session-cookie.ts';
import { stateFunding, undoStatement } from './state-funding.ts';

export interface AgencyContext
  extends Pick<
    Site,
    'database' | 'clock' | 'jobs' | 'limits' | 'catalog' | 'brand' | 'siteUrl' | 'log'
  > {
  readonly store: CatalogStore;
}

/** Routes that let the people who run a program confirm its facts without an account. */
export async function agencyRoutes(
  app: FastifyInstance,
  context: AgencyContext & Announcer,
): Promise<void> {
  await app.register(cookie);
  linkRoutes(app, context);
  statementRoutes(app, context);
  monthlyRoutes(app, context);
}

function linkRoutes(app: FastifyInstance, context: AgencyContext): void {
  const { catalog, limits } = context;
  const marker = browserMarker(context);
  const cookies = sessionCookie(context);

  serve(app, askForAgencyLink, async ({ params, body: { email, form }, request, reply }) => {
    const program = catalog.find(params.id);
    if (!program) throw new Failure('program-not-found');
    await assertAllowed(limits, agencyLinkRequest(request));
    const address = agencyAddressKind(email, program, publicSuffixes);
    if (suspicionOf(form) || address === 'tagged') return { data: { address } };
    const browserHash = marker.mark(request, reply);
    const language = requestLanguage(request);
    await requestLink(context, { email, language, slug: program.slug, browserHash });
    return { data: { address } };
  });

  serve(app, renewAgencyLink, async ({ body: { token }, request, reply }) => {
    await assertAllowed(limits, agencyLinkRequest(request));
    const { email, language, slug } = await knownLink(context, request, token);
    const browserHash = marker.mark(request, reply);
    await requestLink(context, { email, language, slug, browserHash });
    return null;
  });

  serve(app, openAgencyLink, async ({ body: { token }, request, reply }) => {
    const presented = { token, browserHash: marker.read(request) };
    const { mail, session } = await openLink(context, request, presented);
    cookies.set(reply, session);
    return { data: { session: await sessionOf(context, mail) } };
  });
}

function statementRoutes(app: FastifyInstance, context: AgencyContext & Announcer): void {
  const { database, jobs, limits } = context;
  const cookies = sessionCookie(context);
  const edits: EditContext = {
    ...context,
    onChange: (transaction) => announceEdit(context, transaction),
  };
  const mailOf = (request: FastifyRequest) => openedMail(database, cookies.read(request));

  serve(app, showAgencySession, async ({ request }) => {
    try {
      return { data: { session: await sessionOf(context, await mailOf(request)) } };
    } catch (error) {
      if (error instanceof Failure && error.code === 'agency-session-ended') {
        return { data: { session: null } };
      }
      throw error;
    }
  });

  serve(app, stateAgencyFunding, async ({ params: { slug }, body, request }) => {
    const mail = await mailOf(request);
    await assertAllowed(limits, agencyStatement(mail.id));
    await jobs.start();
    await stateFunding(edits, mail, slug, body);
    return { data: { session: await sessionOf(context, mail) } };
  });

  serve(app, undoAgencyStatement, async ({ params: { id }, request }) => {
    const mail = await mailOf(request);
    await assertAllowed(limits, agencyStatement(mail.id));
    await jobs.start();
    await undoStatement(edits, mail, id);
    return { data: { session: await sessionOf(context, mail, { isUndone: true }) } };
  });
}

function monthlyRoutes(app: FastifyInstance, context: AgencyContext): void {
  const cookies = sessionCookie(context);
  const stop = async (token: string) => {
    await endMonthly(context, tokenHash(token));
    return null;
  };

  serve(app, chooseAgencyEmails, async ({ body: { monthly }, request }) => {
    const mail = await openedMail(context.database, cookies.read(request));
    await chooseMonthly(context, mail, monthly);
    return { data: { session: await sessionOf(context, mail) } };
  });

  serve(app, stopAgencyEmails, ({ body: { token } }) => stop(token));

  app.register((part, _, done) => {
    // An email client posts a form, but the body is ignored, because the URL already contains
    // everything.
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    part.addContentTypeParser(forms, { parseAs: 'string' }, async () => undefined);
    serve(part, stopAgencyEmailsInOneClick, ({ params: { token } }) => stop(token));
    done();
  });
}
