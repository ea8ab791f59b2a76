import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { tokenHash } from '../../src/auth/mails/secret-token.ts';
import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/db/database.ts';
import { eq } from '../../src/db/drizzle.ts';
import { noticeEndTokens, users } from '../../src/db/schema.ts';
import type { Dependencies } from '../../src/dependencies.ts';
import { readBrand } from '../../src/site/brand-file.ts';
import { type TestMailServer, testMailServer } from '../mail/test-mail-server.ts';
import { buildTestApp } from '../test-app.ts';

export const POSTAL_ADDRESS = '1 Main Street, Detroit, MI 48226';

const shipped = readBrand(readConfig({}).brandFile);

/** The shipped brand with a postal address, so that the site sends notices. */
export const noticeBrand = {
  ...shipped,
  legal: { ...shipped.legal, postalAddress: POSTAL_ADDRESS },
};

/** A site that sends notices at any hour, and the mail server that receives them. */
export interface NoticeSite {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly mails: TestMailServer;
  /** Signs up a user with a verified email address. */
  signUp(email?: string): Promise<{ id: string; headers: Record<string, string> }>;
  /**
   * Returns a token that ends a subscription, like the token in one of the subscription's emails.
   */
  endToken(subscriptionId: string): Promise<string>;
  close(): Promise<void>;
}

export async function openNoticeSite(changes: Partial<Dependencies> = {}): Promise<NoticeSite> {
  const mails = await testMailServer();
  const { notices } = readConfig({ NOTICE_HOURS: '0-24', NOTICE_BUNDLE_MINUTES: '0' });
  const site = { brand: noticeBrand, notices, smtpUrl: mails.url, ...changes };
  const { app, database } = await buildTestApp(site);
  return {
    app,
    database,
    mails,
    async signUp(email = `${randomUUID()}@example.com`) {
      const payload = { email, password: 'three blue doors' };
      const answer = await app.inject({ method: 'POST', url: '/auth/v1/signup', payload });
      const { access_token: token, user } = answer.json();
      await database.update(users).set({ ownerSince: new Date() }).where(eq(users.id, user.id));
      return { id: user.id, headers: { authorization: `Bearer ${token}` } };
    },
    async endToken(subscriptionId) {
      const token = randomUUID().replaceAll('-', '').padEnd(43, 'x');
      await database
        .insert(noticeEndTokens)
        .values({ tokenHash: tokenHash(token), subscriptionId });
      return token;
    },
    async close() {
      await app.close();
      await mails.close();
    },
  };
}
