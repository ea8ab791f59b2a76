import { test as base, expect } from '@playwright/test';
import { Buyer } from './buyer.ts';
import { Operator } from './operator.ts';
import { NO_PAGE } from './pages.ts';

interface Fixtures {
  /** Patterns of URLs on other hosts that the page may request. */
  addresses: string[];
  /** Allows a console warning or error that the test causes on purpose. */
  allowMessage: (pattern: RegExp) => void;
  /** Allows requests to a URL on another host. The test must fulfill the requests itself. */
  allowAddress: (address: string) => void;
  /** A buyer who uses the test's page. */
  buyer: Buyer;
  /** An operator who uses the test's page. */
  operator: Operator;
}

/** Matches the 404 error that the browser logs for `NO_PAGE`. */
const pageNotFound = new RegExp(`status of 404 \\(Not Found\\) \\(\\S*${NO_PAGE}\\)`);

/**
 * Extends Playwright's `test`. A test fails if its page throws an error, sends a request to another
 * host, or logs a warning or an error. The browser also logs an error if a page violates the
 * content security policy.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from it.
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
      expect(unexpected, 'messages in the console').toEqual([]);
      expect(strangers, 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],

  buyer: async ({ page, request }, use) => use(new Buyer(page, request)),
  operator: async ({ page, request }, use) => use(new Operator(page, request)),
});

/** Settings that run a test on a phone-sized screen: `test.use(phone)`. Sizes are in CSS pixels. */
export const phone = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
};

export { expect };
