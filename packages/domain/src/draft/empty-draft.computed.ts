import { QuoteDraft } from './draft.ts';

/** The fields of a draft without answers. The web app's build replaces this module by its values. */
export const emptyFields: QuoteDraft = QuoteDraft.parse({});
