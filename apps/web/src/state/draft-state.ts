import { funnelSteps, type KnownFacts, type QuoteDraft } from '@latchkey/domain';

/**
 * The quote in progress and the buyer's short answers. They are stored and cleared together. Only the
 * quote is saved as a quote or sent with a request.
 */
export interface DraftInProgress extends QuoteDraft {
  readonly known: KnownFacts;
}

/**
 * The draft, and the funnel steps that were counted for it. They are stored together too, but no page
 * shows them: a page that has just appeared must not render again because its step was counted.
 */
export interface DraftState {
  readonly draft: DraftInProgress | null;
  readonly counted: readonly string[];
}

export const noDraft: DraftState = { draft: null, counted: [] };

/** The steps of a reopened quote, which was counted before. Its first request still counts. */
export const reopenedSteps: readonly string[] = funnelSteps.filter((step) => step !== 'submitted');
