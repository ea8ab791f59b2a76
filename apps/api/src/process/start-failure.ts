/**
 * Thrown with the reason why the server cannot start, as a message for the operator. Printed
 * without a stack trace.
 */
export class StartFailure extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`Cannot start: ${reason}`);
    this.name = 'StartFailure';
    this.reason = reason;
  }
}
