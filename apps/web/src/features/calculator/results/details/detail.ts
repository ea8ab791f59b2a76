/** The calculator's four details, in the order of the tabs. */
export const detailNames = ['eachMonth', 'cash', 'later', 'everyYear'] as const;
export type DetailName = (typeof detailNames)[number];

/** The order on a phone, where the first one is open. */
export const phoneOrder: readonly DetailName[] = ['cash', 'later', 'eachMonth', 'everyYear'];

/** The name of the details' group on a phone. The browser keeps at most one section of it open. */
export const PHONE_GROUP = 'detail';

/** What a tab says about its detail without being opened. */
export interface DetailResult {
  readonly words: string;
  readonly look: 'plain' | 'warn' | 'danger';
}
