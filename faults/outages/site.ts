import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type FrailCluster,
  startFrailCluster,
  startServer,
  type TestMailServer,
  testMailServer,
} from '@latchkey/api/testing';

/**
 * Settings for every server. Rate limits are on, but the limits are high enough for all users on
 * one machine.
 */
export const settings = {
  LOG_LEVEL: 'error',
  SITE_URL: 'http://localhost:26000',
  AUTH_LIMITS: '1000',
  LEAD_MAIL_TO: 'team@example.com',
  LEAD_MAX_PER_ADDRESS: '1000000',
};

/** Two servers that share a PostgreSQL database and a mail server. */
export interface Site {
  readonly cluster: FrailCluster;
  readonly mails: TestMailServer['mails'];
  readonly addresses: readonly string[];
  /** Stops the site. @returns the servers' output */
  stop(): Promise<string>;
}

export async function startSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-faults-'));
  const [cluster, mail] = [await startFrailCluster(), await testMailServer()];
  const start = (name: string) =>
    startServer({
      ...settings,
      DATABASE_URL: cluster.address('postgres'),
      SMTP_URL: mail.url,
      DATA_DIR: join(folder, name),
    });
  const end = async () => {
    await mail.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const servers = await Promise.all([start('1'), start('2')]);
    return {
      cluster,
      mails: mail.mails,
      addresses: servers.map(({ address }) => address),
      async stop() {
        const ends = await Promise.all(servers.map((server) => server.stop('SIGTERM')));
        await end();
        return ends.map(({ output, errors }) => output + errors).join('');
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
