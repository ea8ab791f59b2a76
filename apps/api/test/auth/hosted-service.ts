import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/process/free-port.ts';
import { startServer } from '../server-process.ts';
import { type Browser, openBrowser } from './browser.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

/** A fake hosted service: our own server in another process, with another database. */
export interface HostedService {
  /** The value for the setting `SUPABASE_URL`. */
  readonly url: string;
  readonly mailbox: Mailbox;
  browser(): Browser;
  stop(): Promise<void>;
}

export async function startHostedService(): Promise<HostedService> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-hosted-'));
  const [port, mailbox] = await Promise.all([freePort(), openMailbox()]);
  // The service's tokens contain its URL, so the port must be known before the service starts.
  const url = `http://localhost:${port}`;
  const server = await startServer({
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: folder,
    SMTP_URL: mailbox.url,
    AUTH_LIMITS: 'false',
  });
  let isRunning = true;
  return {
    url,
    mailbox,
    browser: () => openBrowser(`${url}/auth/v1`),
    async stop() {
      if (!isRunning) return;
      isRunning = false;
      await server.stop('SIGTERM');
      await mailbox.close();
      rmSync(folder, { recursive: true });
    },
  };
}
