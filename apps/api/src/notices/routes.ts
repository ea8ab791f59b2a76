import {
  type AnswerOf,
  chooseWeeklyNotices,
  confirmNotices,
  endNotices,
  listNotices,
  type NoticeSubject,
  type NoticeTopic,
  resumeNotices,
  stopNotices,
  stopNoticesInOneClick,
  subscribeToNotices,
} from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { tokenHash } from '../auth/mails/secret-token.ts';
import { noticeRequest } from '../auth/rate-limits/actions.ts';
import { assertAllowed } from '../auth/rate-limits/assert-allowed.ts';
import { callerFor } from '../http/caller.ts';
import { suspicionOf } from '../http/form-suspicion.ts';
import { serve } from '../http/serve.ts';
import { Failure } from '../process/failure.ts';
import type { Catalog } from '../programs/catalog.ts';
import * as editRepository from '../programs/edits/repository.ts';
import * as quoteRepository from '../quotes/repository.ts';
import { requestLanguage } from '../site/languages.ts';
import type { Site } from '../site/site.ts';
import { confirmSubscription } from './confirm.ts';
import * as mailLinkRepository from './mail-link-repository.ts';
import * as recipientRepository from './recipient-repository.ts';
import type { Subscription, Topic } from './repository.ts';
import * as subscriptionRepository from './repository.ts';
import { type SubscribeContext, subscribeAddress, subscribeUser } from './subscribe.ts';

export type NoticeContext = SubscribeContext & Pick<Site, 'brand' | 'catalog'>;

type Starts = AnswerOf<typeof subscribeToNotices>['data']['starts'];

/** Routes that let people request, confirm, list, and end notices. */
export function noticeRoutes(app: FastifyInstance, context: NoticeContext): void {
  const { database, clock, catalog, brand, limits } = context;

  serve(app, subscribeToNotices, async ({ body: { topic, email, state, form }, request }) => {
    if (brand.legal.postalAddress === null) throw new Failure('notices-off');
    await assertAllowed(limits, noticeRequest(request));
    const isSignedIn = request.headers.authorization !== undefined;
    const user = isSignedIn
      ? (await callerFor({ access: 'signed-in' }, app, request)).user
      : undefined;
    const found = await topicIn(context, topic, user?.id);
    const wish = {
      kind: found.kind,
      subject: found.subject,
      language: requestLanguage(request),
      state: state ?? found.state,
    };
    // A signed-in user needs only one click, so a fast request does not mean that a bot sent it.
    const isDropped = !user && suspicionOf(form) !== null;
    if (!user && email === undefined) throw emailMissing();
    if (!isDropped && user) await subscribeUser(context, user.id, wish);
    else if (!isDropped && email !== undefined) await subscribeAddress(context, email, wish);
    const starts: Starts = user ? 'now' : 'once-confirmed';
    return { data: { starts } };
  });

  serve(app, listNotices, async ({ user }) => {
    const email = await recipientRepository.verifiedEmail(database, user.id);
    const active = await subscriptionRepository.active(database, { userId: user.id, email });
    const topics = active
      .filter(({ kind }) => kind !== 'weekly')
      .map((one) => ({ id: one.id, subject: subjectOf(one, catalog) }));
    const weekly = await subscriptionRepository.isWeekly(database, user.id);
    return { data: { email, weekly, topics } };
  });

  serve(app, endNotices, async ({ user, params: { id } }) => {
    const email = await recipientRepository.verifiedEmail(database, user.id);
    const owner = { userId: user.id, email };
    const isEnded = await subscriptionRepository.end(database, owner, id, clock());
    if (!isEnded) throw new Failure('notice-not-found');
    return null;
  });

  serve(app, chooseWeeklyNotices, async ({ user, body: { weekly }, request }) => {
    const owner = { userId: user.id, email: null };
    const language = requestLanguage(request);
    await database.transaction(async (transaction) => {
      if (!(await recipientRepository.keepUser(transaction, user.id)))
        throw new Failure('unauthorized');
      const throughChange = await editRepository.latestChange(transaction);
      const chosen = { owner, language, state: null, throughChange, isConfirmed: true };
      await subscriptionRepository.setWeekly(transaction, chosen, weekly, clock());
    });
    return null;
  });

  mailLinkRoutes(app, context);
}

/** The routes that links in emails use. */
function mailLinkRoutes(app: FastifyInstance, context: NoticeContext): void {
  const { database, clock, catalog } = context;
  const answer = (found: Subscription | undefined) => {
    if (!found) throw new Failure('notice-not-found');
    return { data: { subject: subjectOf(found, catalog) } };
  };
  const stop = async (token: string) =>
    answer(await mailLinkRepository.stop(database, tokenHash(token), clock()));

  serve(app, confirmNotices, async ({ body: { token } }) =>
    answer(await confirmSubscription(context, tokenHash(token))),
  );

  serve(app, stopNotices, ({ body: { token } }) => stop(token));

  serve(app, resumeNotices, async ({ body: { token } }) =>
    answer(await mailLinkRepository.resume(database, tokenHash(token))),
  );

  app.register((part, _, done) => {
    // An email client posts a form, but the body is ignored, because the URL already contains
    // everything.
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    part.addContentTypeParser(forms, { parseAs: 'string' }, async () => undefined);
    serve(part, stopNoticesInOneClick, ({ params: { token } }) => stop(token));
    done();
  });
}

/** @throws {Failure} if the caller cannot get notices about the topic */
async function topicIn(
  { database, catalog }: Pick<NoticeContext, 'database' | 'catalog'>,
  topic: NoticeTopic,
  userId: string | undefined,
): Promise<Topic & { readonly state: string | null }> {
  if (topic.kind === 'program') {
    const program = catalog.find(topic.programId);
    if (!program) throw new Failure('program-not-found');
    return { kind: 'program', subject: program.slug, state: program.coverage.state };
  }
  if (userId === undefined) throw new Failure('unauthorized');
  const quotes = await quoteRepository.list(database, userId);
  const quote = quotes.find(({ id }) => id === topic.quoteId);
  if (!quote) throw new Failure('quote-not-found');
  return { kind: 'quote', subject: quote.id, state: quote.homeLocation.state };
}

function subjectOf({ kind, subject }: Topic, catalog: Catalog): NoticeSubject {
  switch (kind) {
    case 'program': {
      const program = catalog.all.find(({ slug }) => slug === subject);
      return {
        kind,
        // A program that the site leaves out has no page, so its ID is null.
        programId: catalog.find(program?.id ?? 0)?.id ?? null,
        programName: program?.fullName ?? null,
      };
    }
    case 'quote':
      return { kind, quoteId: subject };
    default:
      return { kind };
  }
}

function emailMissing(): Failure {
  const message = 'email is required';
  return new Failure('invalid-request', {
    fields: [{ field: 'email', code: 'required', message }],
  });
}
