import type { NoticeTopic } from '@latchkey/contract';

/** What the buyer may ask emails about. */
export interface Told {
  readonly topic: NoticeTopic;
  /** Its name, for screen readers and the form. */
  readonly subject: string;
  /** State of the buyer's home, for the hours at which emails leave. */
  readonly state: string | undefined;
}
