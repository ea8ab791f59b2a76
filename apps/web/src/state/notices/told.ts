import type { NoticeTopic } from '@latchkey/contract';

/** A subject that the buyer can get emails about. */
export interface Told {
  readonly topic: NoticeTopic;
  /** The subject in words, for screen readers and for the form. */
  readonly subject: string;
  /** The state where the buyer's home is. It determines the hours in which we send emails. */
  readonly state: string | undefined;
}
