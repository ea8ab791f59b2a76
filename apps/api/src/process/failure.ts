import { type FieldProblem, type ProblemCode, problems } from '@latchkey/contract';
import type { Quote } from '@latchkey/domain';

interface Details {
  readonly fields?: readonly FieldProblem[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly current?: Quote;
  readonly leftOn?: string | null;
  readonly reason?: string;
}

/** An error that is sent to the client as a problem document with this code. */
export class Failure extends Error {
  readonly code: ProblemCode;
  readonly fields: readonly FieldProblem[];
  readonly headers: Readonly<Record<string, string>>;
  readonly current: Quote | undefined;
  /** The day on which a program left the catalog. Null if unknown. */
  readonly leftOn: string | null;
  /** What an operator reads in the log about a 503. Never sent. */
  readonly reason: string | undefined;

  constructor(
    code: ProblemCode,
    { fields = [], headers = {}, current, leftOn = null, reason }: Details = {},
  ) {
    super(problems[code].title);
    this.name = 'Failure';
    this.code = code;
    this.fields = fields;
    this.headers = headers;
    this.current = current;
    this.leftOn = leftOn;
    this.reason = reason;
  }
}
