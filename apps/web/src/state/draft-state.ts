import { funnelSteps, type KnownFacts, type QuoteDraft } from '@latchkey/domain';

/**
 * The quote in progress and the buyer's short answers. They are stored together and cleared
 * together. Saved quotes and requests contain only the quote.
 */
export interface DraftInProgress extends QuoteDraft {
  readonly known: KnownFacts;
}

/**
 * The draft, and the funnel steps that we have counted for it. Both are stored together. Pages do
 * not use the steps, so counting a step does not rerender them.
 */
export interface DraftState {
  readonly draft: DraftInProgress | null;
  readonly counted: readonly string[];
}

export const noDraft: DraftState = { draft: null, counted: [] };

/**
 * The steps that count as already counted when a buyer reopens a saved quote. We counted them when
 * the quote was new. Only the submitted request is still missing.
 */
export const reopenedSteps: readonly string[] = funnelSteps.filter((step) => step !== 'submitted');
