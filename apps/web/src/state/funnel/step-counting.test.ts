import type { FunnelStep } from '@latchkey/domain';
import { sampleDraft } from '@latchkey/domain/samples';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const requests: { body: unknown; init: RequestInit }[] = [];

const usual = [
  ['homeType', null],
  ['homeLocation', 'TX'],
  ['homeLocation', 'TX'],
] as const;

/** Counts funnel steps for a new quote, in a browser whose `navigator` has the given properties. */
async function countIn(
  properties: object,
  steps: readonly (readonly [FunnelStep, string | null])[] = usual,
): Promise<unknown> {
  vi.stubGlobal('navigator', properties);
  const { replaceDraft, countedSteps } = await import('@/state/draft.ts');
  const { useAuth } = await import('@/lib/auth/auth-state.ts');
  useAuth.setState({ user: null, loading: false });
  replaceDraft(sampleDraft());
  const { count } = await import('./step-counting.ts');
  for (const [step, state] of steps) await count(step, state);
  return countedSteps();
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('document', { getElementById: () => null, documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    requests.push({ body: JSON.parse(String(init.body)), init });
    return new Response(null, { status: 204 });
  });
});

afterEach(() => {
  requests.length = 0;
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('counts each step once, and counts the quote as started at the first step', async () => {
  expect(await countIn({})).toEqual(['started', 'homeType', 'homeLocation']);
  expect(requests.map(({ body }) => body)).toEqual([
    { step: 'started', state: null },
    { step: 'homeType', state: null },
    { step: 'homeLocation', state: 'TX' },
  ]);
});

it("counts the location from a shared link at the quote's next step", async () => {
  const steps = ['started', 'homeLocation', 'calculator', 'submitted'];
  const later = [
    ['calculator', 'TX'],
    ['submitted', 'TX'],
  ] as const;
  expect(await countIn({}, later)).toEqual(steps);
  expect(requests.map(({ body }) => body)).toEqual(steps.map((step) => ({ step, state: 'TX' })));
});

it('sends no data that could identify the visitor', async () => {
  await countIn({});
  for (const { init } of requests) {
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(new Headers(init.headers).has('authorization')).toBe(false);
  }
});

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'does not count a visitor whose browser sends %j',
  async (signal) => {
    expect(await countIn(signal)).toEqual([]);
    expect(requests).toEqual([]);
  },
);
