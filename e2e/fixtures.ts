import { test as base, expect } from '@playwright/test';
import { draftItems, type StoredDraft } from './drafts.ts';

interface Fixtures {
  /** What of other hosts the page may ask. */
  addresses: string[];
  /** Lets a warning or an error of the page pass that a test brings about on purpose. */
  allowMessage: (pattern: RegExp) => void;
  /** Lets the page ask this address of another host; the test answers in its place. */
  allowAddress: (address: string) => void;
  /** Puts this into the browser's storage, in place of all that it held. */
  store: (items: Readonly<Record<string, string>>) => Promise<void>;
  /** Has a quote in progress before the first page is opened. */
  haveDraft: (draft: StoredDraft) => Promise<void>;
}

/** An address without a page, and what the browser logs when the server answers it with 404. */
export const NO_PAGE = '/no/such/page';
const pageNotFound = new RegExp(`status of 404 \\(Not Found\\) \\(\\S*${NO_PAGE}\\)`);

/**
 * A test that fails when a page writes a warning or an error to the console (the browser writes one
 * where the content security policy is broken), throws, or asks another host for anything.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture asks for.
  addresses: async ({}, use) => use([]),

  allowAddress: async ({ addresses }, use) => {
    await use((address) => addresses.push(address));
  },

  allowMessage: [
    async ({ addresses, context, baseURL }, use) => {
      const allowed: RegExp[] = [pageNotFound];
      const messages: string[] = [];
      const strangers: string[] = [];
      context.on('console', (message) => {
        if (!['warning', 'error'].includes(message.type())) return;
        messages.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (webError) => messages.push(String(webError.error())));
      context.on('request', (request) => {
        const isKnown = [`${baseURL}/`, ...addresses].some((each) =>
          request.url().startsWith(each),
        );
        if (!isKnown) strangers.push(request.url());
      });

      await use((pattern) => allowed.push(pattern));

      const unexpected = messages.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'the page wrote to the console').toEqual([]);
      expect(strangers, 'the page asked another host').toEqual([]);
    },
    { auto: true },
  ],

  store: async ({ context, baseURL }, use) => {
    await use(async (items) => {
      const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
      await context.setStorageState({
        cookies: [],
        origins: [{ origin: String(baseURL), localStorage }],
      });
    });
  },

  haveDraft: async ({ store }, use) => {
    await use((draft) => store(draftItems(draft)));
  },
});

export { expect };
