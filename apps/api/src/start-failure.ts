/** Why the server cannot start, in words for whoever starts it. It is printed without a stack. */
export class StartFailure extends Error {
  constructor(reason: string) {
    super(`Cannot start: ${reason}`);
    this.name = 'StartFailure';
  }
}
