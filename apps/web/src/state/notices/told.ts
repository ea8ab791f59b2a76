import type { NoticeTopic } from '@latchkey/contract';

/** A subject that the buyer can ask for emails about. */
export interface Told {
  readonly topic: NoticeTopic;
  /** The subject's name, for screen readers and the form. */
  readonly subject: string;
  /** The state of the buyer's home, which determines the hours when we send emails. */
  readonly state: string | undefined;
}
