/** A failed webhook call that may be retried. Its message contains no address. */
export class WebhookFailed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'WebhookFailed';
  }
}
