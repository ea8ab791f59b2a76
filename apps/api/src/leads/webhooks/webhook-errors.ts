/** A failed webhook call that may be retried. Its message contains no address. */
export class WebhookFailed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'WebhookFailed';
  }
}

/** A webhook call that we refuse to make, so it is not retried. Its message contains no address. */
export class WebhookRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'WebhookRefused';
  }
}
