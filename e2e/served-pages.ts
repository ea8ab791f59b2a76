import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Waits for a server that has just started: it may still be rendering its pages, Spanish ones last. */
export async function whenPagesAreServed(request: APIRequestContext): Promise<void> {
  await expect
    .poll(async () => (await request.get('/es')).text(), { timeout: 60_000 })
    .not.toContain('<div id="root"></div>');
}
