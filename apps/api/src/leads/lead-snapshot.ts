import { type CalculatorInput, type LeadSnapshot, leadProgram } from '@latchkey/contract';
import {
  type LocalProduct,
  leadCalculation,
  matchPrograms,
  nothingKnown,
  type QuoteAnswers,
} from '@latchkey/domain';
import type { Catalog } from '../programs/catalog.ts';
import type { ReferenceData } from '../reference-data/load-reference-data.ts';

/** The data for matching and pricing a quote. */
export interface SnapshotContext {
  readonly catalog: Catalog;
  readonly reference: Pick<ReferenceData, 'areaOf'>;
  readonly product: LocalProduct;
}

/**
 * Matches programs and prices the quote with our current catalog, tables and product. The server
 * stores the result with the lead, so that later changes to the catalog do not affect the result.
 * The caller supplies calculator settings, never amounts. A lead never includes the short answers.
 *
 * @param today the current day, such as 2026-11-21
 */
export function leadSnapshot(
  quote: QuoteAnswers,
  input: CalculatorInput | undefined,
  { catalog, reference, product }: SnapshotContext,
  today: string,
): LeadSnapshot {
  const area = reference.areaOf(quote.homeLocation);
  const context = { today, known: nothingKnown };
  const matches = matchPrograms(catalog.inCounty(area), quote, area, context, product);
  return {
    programs: matches.programs.map(leadProgram),
    calculation: leadCalculation(quote, input, matches, area, product),
  };
}
