import { funnelSteps, type KnownFacts, type QuoteDraft } from '@latchkey/domain';

/**
 * The quote in progress and the buyer's short answers. Both are stored and cleared together. Saved
 * quotes and requests do not contain the short answers.
 */
export interface DraftInProgress extends QuoteDraft {
  readonly known: KnownFacts;
}

/**
 * The draft, and the funnel steps that we have already counted for it. Both are stored together.
 * Pages do not read the steps, so counting a step does not rerender a page.
 */
export interface DraftState {
  readonly draft: DraftInProgress | null;
  readonly counted: readonly string[];
}

export const noDraft: DraftState = { draft: null, counted: [] };

/**
 * The steps that we treat as counted when a buyer reopens a saved quote, because we counted them
 * when the quote was new. Includes every step except the last, the submitted request.
 */
export const reopenedSteps: readonly string[] = funnelSteps.filter((step) => step !== 'submitted');
