import type { AccountExport } from '@latchkey/contract';
import type { Notice } from '../notices/outbox/repository.ts';
import type { Subscription } from '../notices/repository.ts';
import type { QuoteWithNotes } from '../quotes/repository.ts';
import type * as accountRepository from './repository.ts';

type Account = NonNullable<Awaited<ReturnType<typeof accountRepository.find>>>;

interface RelatedData {
  readonly quotes: readonly QuoteWithNotes[];
  readonly notices: readonly Subscription[];
  /** The notices that the server emailed for the user's subscriptions. */
  readonly sent: readonly Notice[];
  readonly requests: Awaited<ReturnType<typeof accountRepository.requestsOf>>;
}

/** Returns all data stored about a user, without secrets such as password hashes. */
export function exportOf(
  { user, identities, sessions, factors }: Account,
  { quotes, notices, sent, requests }: RelatedData,
): AccountExport {
  return {
    account: {
      id: user.id,
      email: user.email,
      hasPassword: user.passwordHash !== null,
      details: user.metadata,
      createdAt: user.createdAt.toISOString(),
      updatedAt: user.updatedAt.toISOString(),
      emailConfirmedAt: user.emailConfirmedAt?.toISOString() ?? null,
      lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
      officerName: user.officerName,
      nmlsNumber: user.nmlsNumber,
    },
    signIns: identities.map(({ provider, claims, createdAt, updatedAt }) => ({
      provider,
      details: claims,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    })),
    sessions: sessions.map(({ amr, userAgent, createdAt, refreshedAt }) => ({
      methods: amr.map(({ method }) => method),
      userAgent,
      createdAt: createdAt.toISOString(),
      lastUsedAt: refreshedAt.toISOString(),
    })),
    secondFactors: factors
      .filter(({ verifiedAt }) => verifiedAt !== null)
      .map(({ type, name, createdAt, updatedAt }) => ({
        kind: type,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: updatedAt.toISOString(),
      })),
    quotes: [...quotes],
    requests: requests.map(requestOf),
    notices: notices.map(({ id, kind, subject, language, state, createdAt, endedAt }) => ({
      kind,
      about: subject,
      language,
      state,
      createdAt: createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      sent: sent.filter(({ subscriptionId }) => subscriptionId === id).flatMap(sentNotice),
    })),
  };
}

function requestOf(request: RelatedData['requests'][number]): AccountExport['requests'][number] {
  const { fullName, email, phone, language, source, quote, status } = request;
  return {
    fullName,
    email,
    phone,
    language,
    source,
    quote: { ...quote },
    status,
    createdAt: request.createdAt.toISOString(),
    withdrawnAt: request.withdrawnAt?.toISOString() ?? null,
    consents: request.consents.map((consent) => ({
      channel: consent.channel,
      isGiven: consent.isGiven,
      phone: consent.phone,
      wording: consent.wording,
      language: consent.language,
      page: consent.page,
      createdAt: consent.createdAt.toISOString(),
    })),
  };
}

function sentNotice({ kind, content, deliveredAt }: Notice) {
  if (!deliveredAt) return [];
  return [{ kind, content: { ...Object(content) }, sentAt: deliveredAt.toISOString() }];
}
