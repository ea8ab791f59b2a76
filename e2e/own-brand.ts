import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@latchkey/api/testing';
import type { Page } from '@playwright/test';
import { Role } from '../apps/api/src/auth/users/roles.ts';
import { grantRole } from './accounts.ts';
import { readable } from './mail-server.ts';

/** The site of a fictional company, with its own server, database and emails. */
export interface OwnSite {
  readonly address: string;
  /** Decoded emails, oldest first. */
  readonly mails: () => Promise<string[]>;
  readonly makeOperator: (email: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The files that `docs/brand.md` instructs the reader to save. */
const files = join(import.meta.dirname, 'made-up-brand');

export async function startOwnSite(): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), 'own-brand-'));
  const settings = {
    DATA_DIR: folder,
    BRAND_FILE: join(files, 'brand.json'),
    PRODUCT_FILE: join(files, 'product.json'),
    CATALOG_DIR: join(files, 'programs'),
    NOTICE_HOURS: '0-24',
  };
  const server = await startServer({
    ...settings,
    AUTH_LIMITS: 'false',
    MAX_EVENT_LOOP_DELAY_MS: '0',
    // The test looks at the words on the team's pages, and signs in with a password alone.
    STAFF_SECOND_FACTOR: 'off',
  });
  return {
    address: server.address,
    async mails() {
      const all = await readdir(join(folder, 'mail')).catch(() => []);
      const files = all.filter((file) => file.endsWith('.eml')).toSorted();
      return Promise.all(
        files.map(async (file) => readable(await readFile(join(folder, 'mail', file), 'latin1'))),
      );
    },
    async makeOperator(email) {
      for (const role of Role.options) {
        await grantRole(email, role, { DATABASE_URL: '', ...settings });
      }
    },
    async stop() {
      await server.stop('SIGTERM');
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Returns all text on a page: its head, its content, its tooltips and its text for screen readers.
 */
export async function everythingIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const attributes = ['content', 'aria-label', 'alt', 'title', 'placeholder', 'value', 'href'];
    const said = attributes.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
    );
    const body = document.body.cloneNode(true);
    if (body instanceof Element)
      for (const script of body.querySelectorAll('script')) script.remove();
    return [document.title, body.textContent, ...said].join('\n');
  });
}
