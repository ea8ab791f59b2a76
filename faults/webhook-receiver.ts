import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A webhook receiver that recognizes repeated deliveries by their ID. */
export interface WebhookReceiver {
  readonly url: string;
  /** Returns the number of calls, including repeated ones. */
  calls(): number;
  /** The received leads, by delivery ID. */
  readonly leads: ReadonlyMap<string, string>;
  close(): void;
}

/** Listens on this machine. Rejects calls that are not signed with the secret. */
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
