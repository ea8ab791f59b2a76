import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A program that takes leads and knows a delivery that comes again by its number. */
export interface WebhookReceiver {
  readonly url: string;
  /** How many calls came, repeated ones too. */
  calls(): number;
  /** The leads by the number of the delivery that brought them. */
  readonly leads: ReadonlyMap<string, string>;
  close(): void;
}

/** Takes leads on this machine; a call that is not signed with the secret is refused. */
export async function webhookReceiver(secret: string): Promise<WebhookReceiver> {
  const leads = new Map<string, string>();
  let calls = 0;
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => '');
    const {
      'webhook-id': id,
      'webhook-timestamp': time,
      'webhook-signature': signed,
    } = request.headers;
    const hmac = createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64');
    if (signed !== `v1,${hmac}`) {
      response.writeHead(401).end();
      return;
    }
    calls += 1;
    leads.set(String(id), JSON.parse(body).data.leadId);
    response.writeHead(204).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/leads`,
    calls: () => calls,
    leads,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
