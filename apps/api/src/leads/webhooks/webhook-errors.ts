/** A failed webhook call that may be retried. Its message contains no address. */
export class WebhookFailed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'WebhookFailed';
  }
}

/** A webhook that we never send, so there is no retry. Its message contains no address. */
export class WebhookRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'WebhookRefused';
  }
}
