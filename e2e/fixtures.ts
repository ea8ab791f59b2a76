import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** Lets a warning or an error of the page pass that a test brings about on purpose. */
  allowMessage: (pattern: RegExp) => void;
}

/** A test that fails when a page writes a warning or an error to the console, or throws. */
export const test = base.extend<Fixtures>({
  allowMessage: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const messages: string[] = [];
      context.on('console', (message) => {
        if (!['warning', 'error'].includes(message.type())) return;
        messages.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (webError) => messages.push(String(webError.error())));

      await use((pattern) => allowed.push(pattern));

      const unexpected = messages.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'the page wrote to the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
