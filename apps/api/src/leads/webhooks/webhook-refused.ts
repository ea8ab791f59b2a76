/** A webhook that we do not send, now or later. Its message holds no address. */
export class WebhookRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'WebhookRefused';
  }
}
