import { austin, sampleAnswers } from '@latchkey/domain/samples';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const PROGRAM = '/quote/programs/1126';

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
}

/** Loads the modules again, as a new tab does. */
async function openTab() {
  vi.resetModules();
  const [start, draft, address] = await Promise.all([
    import('./start-for-program.ts'),
    import('./draft.ts'),
    import('./return-address.ts'),
  ]);
  return { ...start, ...draft, ...address };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('window', { addEventListener: () => {} });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('starts at the first question with the location filled in, and ends at the program', async () => {
  const tab = await openTab();
  const start = tab.startForProgram(1126, 'Wayne County, MI');
  expect(start).toBe('/quote/home-info/type?place=Wayne+County%2C+MI');
  expect(tab.takeReturnAddress()).toBe(PROGRAM);
});

it('fills in no location if no county is given', async () => {
  const tab = await openTab();
  expect(tab.startForProgram(1126, null)).toBe('/quote/home-info/type');
});

it('continues at the first question without an answer', async () => {
  const tab = await openTab();
  tab.startDraft();
  tab.saveAnswer('homeType', 'condo');
  const start = tab.startForProgram(1126, 'Wayne County, MI');
  expect(start).toBe('/quote/home-info/location?place=Wayne+County%2C+MI');
  tab.saveAnswer('homeLocation', austin);
  expect(tab.startForProgram(1126, 'Wayne County, MI')).toBe('/quote/home-info/plans');
});

it('opens the program immediately if every question has an answer', async () => {
  const tab = await openTab();
  tab.startDraft();
  tab.changeDraft(sampleAnswers());
  expect(tab.startForProgram(1126, null)).toBe(PROGRAM);
  expect(tab.takeReturnAddress()).toBeNull();
});
