import { funnelSteps, type KnownFacts, type QuoteDraft } from '@latchkey/domain';

/**
 * The quote in progress and the buyer's short answers. They are stored and cleared together. Saved
 * quotes and requests contain only the quote.
 */
export interface DraftInProgress extends QuoteDraft {
  readonly known: KnownFacts;
}

/**
 * The draft, and the funnel steps that we have counted for it. Storage holds both together. No page
 * shows the steps, so that counting a step does not rerender the page.
 */
export interface DraftState {
  readonly draft: DraftInProgress | null;
  readonly counted: readonly string[];
}

export const noDraft: DraftState = { draft: null, counted: [] };

/**
 * The counted steps of a reopened saved quote, which we counted when it was new. Its first request
 * is still counted.
 */
export const reopenedSteps: readonly string[] = funnelSteps.filter((step) => step !== 'submitted');
