import type { NoticeTopic } from '@latchkey/contract';

/** A topic that the buyer can get emails about. */
export interface Told {
  readonly topic: NoticeTopic;
  /** The topic as text, for screen readers and for the form. */
  readonly subject: string;
  /** The state where the buyer's home is. It determines the hours when we send emails. */
  readonly state: string | undefined;
}
