import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { funding, type TestRuns, testRuns } from '../../../test/notices/test-runs.ts';

const MINUTE_MS = 60_000;

describe('bundling edits', () => {
  let runs: TestRuns;

  beforeEach(async () => {
    runs = await testRuns();
  });
  afterEach(() => runs.close());

  it('announces all edits to a program together, 20 minutes after the last one', async () => {
    await runs.subscribe({ email: 'ada@example.com' });
    const asked = await runs.quoteOf(await runs.account('bo@example.com'));
    await runs.subscribe({ email: 'bo@example.com', kind: 'quote', subject: asked });
    await runs.edit('funding', funding('paused'), 19 * MINUTE_MS);
    await runs.edit('amount', { maxAmount: 9_000, maxPercent: null, percentOf: null }, 0);
    runs.pass(20 * MINUTE_MS - 1);
    await runs.notify();
    await runs.night();
    expect(await runs.written()).toEqual([]);
    runs.pass(1);
    await runs.notify();
    await runs.notify();
    const all = await runs.written();
    expect(all.map(({ kind }) => kind).sort()).toEqual(['program', 'quote']);
    expect(all.find(({ kind }) => kind === 'program')?.content).toMatchObject({
      program: { facts: [{ fact: 'funding' }, { fact: 'amount' }] },
    });
  });

  it('sends nothing about an edit that was undone within 20 minutes', async () => {
    const userId = await runs.account();
    await runs.subscribe({ userId, kind: 'quote', subject: await runs.quoteOf(userId) });
    await runs.subscribe({ email: 'ada@example.com' });
    await runs.edit('funding', funding('paused'), 19 * MINUTE_MS);
    await runs.notify();
    await runs.undo();
    for (let minute = 0; minute <= 40; minute += 10) {
      await runs.notify();
      await runs.night();
      runs.pass(10 * MINUTE_MS);
    }
    expect([await runs.written(), await runs.news(userId)]).toEqual([[], []]);
  });

  it('waits at most two hours if a program is edited repeatedly', async () => {
    const userId = await runs.account('bo@example.com');
    await runs.subscribe({ userId, kind: 'quote', subject: await runs.quoteOf(userId) });
    await runs.subscribe({ email: 'ada@example.com' });
    for (let minutes = 0; minutes < 120; minutes += 15) {
      await runs.notify();
      expect(await runs.written()).toEqual([]);
      const amount = { maxAmount: 8_000 + minutes, maxPercent: null, percentOf: null };
      await runs.edit('amount', amount, 15 * MINUTE_MS);
    }
    await runs.notify();
    expect(await runs.written()).toHaveLength(2);
  });
});
