/** A webhook that was not taken this time. Its message holds no address. */
export class WebhookFailed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'WebhookFailed';
  }
}
