import type { QuoteAnswers, Subject } from '@latchkey/domain';
import type { Database } from '../db/database.ts';
import { eq } from '../db/drizzle.ts';
import { consents, leads } from '../db/schema.ts';

/** Leave that a buyer gave for one way of being reached, and how it was given. */
export interface GivenConsent {
  readonly channel: 'call' | 'text';
  readonly phone: string;
  readonly textVersion: string;
  readonly wording: string;
  readonly page: string | null;
  readonly remoteAddress: string;
  readonly userAgent: string | null;
}

export interface NewLead {
  readonly idempotencyKey: string;
  readonly fingerprint: string;
  readonly quote: QuoteAnswers;
  readonly subject: Subject;
  readonly consents: readonly GivenConsent[];
}

export type LeadRepository = ReturnType<typeof leadRepository>;

export function leadRepository(db: Database) {
  return {
    /**
     * Stores a lead with its consents, all or nothing. The same request under the same key is
     * stored once, also when both come at the same moment.
     *
     * @returns its id; nothing where the key was used for another request
     */
    async submit(lead: NewLead): Promise<string | undefined> {
      const { idempotencyKey, fingerprint, quote, subject } = lead;
      return db.transaction(async (transaction) => {
        const [added] = await transaction
          .insert(leads)
          .values({ idempotencyKey, fingerprint, quote, ...subject })
          .onConflictDoNothing({ target: leads.idempotencyKey })
          .returning({ id: leads.id });
        if (!added) return earlier(transaction, lead);

        const rows = lead.consents.map((given) => ({ ...given, leadId: added.id, isGiven: true }));
        if (rows.length > 0) await transaction.insert(consents).values(rows);
        return added.id;
      });
    },
  };
}

async function earlier(
  db: Database,
  { idempotencyKey, fingerprint }: NewLead,
): Promise<string | undefined> {
  const [known] = await db
    .select({ id: leads.id, fingerprint: leads.fingerprint })
    .from(leads)
    .where(eq(leads.idempotencyKey, idempotencyKey));
  return known?.fingerprint === fingerprint ? known.id : undefined;
}
