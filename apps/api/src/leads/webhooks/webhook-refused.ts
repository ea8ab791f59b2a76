/** A webhook that we never send, so there is no retry. Its message contains no address. */
export class WebhookRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'WebhookRefused';
  }
}
