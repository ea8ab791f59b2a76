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
  /** The day on which a program was removed from the catalog. Null if unknown. */
  readonly leftOn: string | null;
  /** The reason for a 503, for an operator who reads the log. Never sent to the client. */
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
