import { Readable } from 'node:stream';
import { sourceNames, sourceParameters } from '@latchkey/contract';
import type { Database } from '../db/database.ts';
import { csvLine } from '../http/csv.ts';
import type { Consent } from '../leads/repository.ts';
import { answerColumns } from './answer-columns.ts';
import { consentColumns } from './consent-columns.ts';
import { consentAnswer, leadRow } from './lead-answers.ts';
import { type KnownFilter, type ListPosition, positionOf } from './lead-query/repository.ts';
import type { ListedLead } from './repository.ts';
import * as operatorRepository from './repository.ts';

/** A file that is generated while the client reads it. */
export interface ExportFile {
  readonly name: string;
  readonly type: string;
  readonly content: Readable;
}

/** A lead in an export, with every consent that the buyer gave or withdrew. */
interface ExportedLead extends ListedLead {
  readonly consents: readonly Consent[];
}

/** Maximum number of leads in memory at the same time. */
const BATCH = 200;
const NEWEST_FIRST = '-createdAt';

/** Exports leads, newest first, as CSV or as JSON Lines. */
export function exportFile(
  database: Database,
  filter: KnownFilter,
  format: 'csv' | 'json',
): ExportFile {
  return format === 'csv'
    ? {
        name: 'leads.csv',
        type: 'text/csv; charset=utf-8',
        content: Readable.from(csv(database, filter)),
      }
    : {
        name: 'leads.jsonl',
        type: 'application/jsonl; charset=utf-8',
        content: Readable.from(jsonLines(database, filter)),
      };
}

async function* csv(database: Database, filter: KnownFilter) {
  // Without a byte order mark, Excel misreads names with accents.
  yield `\ufeff${csvLine(Object.keys({ ...columns, ...consentColumns }))}`;
  for await (const listed of everyLead(database, filter)) {
    yield csvLine([
      ...Object.values(columns).map((column) => column(listed)),
      ...Object.values(consentColumns).map((column) => column(listed.consents)),
    ]);
  }
}

async function* jsonLines(database: Database, filter: KnownFilter) {
  for await (const listed of everyLead(database, filter)) {
    const { quote, programs, calculation } = listed.lead;
    const consents = listed.consents.map(consentAnswer);
    yield `${JSON.stringify({ ...leadRow(listed), quote, programs, calculation, consents })}\n`;
  }
}

/** Reads one page at a time to limit memory use and query duration. */
async function* everyLead(database: Database, filter: KnownFilter): AsyncGenerator<ExportedLead> {
  let position: ListPosition | undefined;
  for (;;) {
    const page = await operatorRepository.list(database, {
      filter,
      sort: NEWEST_FIRST,
      position,
      limit: BATCH,
    });
    const consents = Map.groupBy(
      await operatorRepository.consentsOf(
        database,
        page.map(({ lead }) => lead.id),
      ),
      ({ leadId }) => leadId,
    );
    yield* page.map((listed) => ({ ...listed, consents: consents.get(listed.lead.id) ?? [] }));
    const last = page.at(-1);
    if (!last || page.length < BATCH) return;
    position = positionOf(NEWEST_FIRST, last.lead);
  }
}

type Column = (listed: ListedLead) => string | number | null;

const sourceColumns: Readonly<Record<string, Column>> = Object.fromEntries(
  sourceNames.map((name) => [sourceParameters[name], ({ lead }) => lead.source?.[name] ?? null]),
);

/**
 * The true cost columns. Empty for leads from older versions, because their APR may exclude
 * mortgage insurance.
 */
const trueCostColumns: Readonly<Record<string, Column>> = {
  leads_with: ({ lead }) => lead.calculation?.leadsWith ?? null,
  all_in_payment: ({ lead }) => cents(lead.calculation?.allInPayment),
  all_in_after: ({ lead }) => cents(lead.calculation?.allInAfter),
  apr: ({ lead: { calculation } }) => (calculation?.aprCounts ? cents(calculation.apr) : null),
  cash_needed: ({ lead }) => cents(lead.calculation?.cashNeeded),
  owed_with_interest: ({ lead }) => cents(lead.calculation?.owedWithInterest),
  payment_with_payback: ({ lead }) => cents(lead.calculation?.paymentWithPayback),
  line_rate: ({ lead }) => lead.calculation?.lineRate ?? null,
};

/** Rounds a dollar amount to two decimal places. */
function cents(amount: number | null | undefined): number | null {
  return typeof amount === 'number' ? Math.round(amount * 100) / 100 : null;
}

const columns: Readonly<Record<string, Column>> = {
  id: ({ lead }) => lead.id,
  created_at: ({ lead }) => lead.createdAt.toISOString(),
  status: ({ lead }) => lead.status,
  officer: ({ officer }) => officer?.name ?? null,
  officer_nmls: ({ officer }) => officer?.nmlsNumber ?? null,
  due_on: ({ lead }) => lead.dueOn,
  suspicion: ({ lead }) => lead.suspicion,
  withdrawn_at: ({ lead }) => lead.withdrawnAt?.toISOString() ?? null,
  full_name: ({ lead }) => lead.fullName,
  email: ({ lead }) => lead.email,
  phone: ({ lead }) => lead.phone,
  language: ({ lead }) => lead.language,
  ...sourceColumns,
  ...Object.fromEntries(
    Object.entries(answerColumns).map(([name, column]) => [name, ({ lead }) => column(lead)]),
  ),
  matching_programs: ({ lead }) => lead.programs?.length ?? null,
  traditional_payment: ({ lead }) => cents(lead.calculation?.traditionalPayment),
  lowered_payment: ({ lead: { calculation } }) =>
    calculation?.isOffered === false ? null : cents(calculation?.loweredPayment),
  ...trueCostColumns,
};
