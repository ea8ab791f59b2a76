/** Why the server cannot start, in words for whoever starts it. It is printed without a stack. */
export class StartFailure extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`Cannot start: ${reason}`);
    this.name = 'StartFailure';
    this.reason = reason;
  }
}
