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

const inDetroit = 4_821_926_163;

type Tab = Awaited<ReturnType<typeof openTab>>;

/** Opens the URL that starts the questions, as in a new tab. */
function follow(tab: Tab, placeId: number | null, household: number | null = null) {
  const address = tab.startAddress({ programId: 1126, placeId, household });
  return tab.startForProgram(new URL(address, 'https://site.example').searchParams);
}

it('starts at the first question with the location filled in, and ends at the program', async () => {
  const tab = await openTab();
  expect(follow(tab, inDetroit)).toBe(`/quote/home-info/type?place=${inDetroit}`);
  expect(tab.takeReturnAddress()).toBe(PROGRAM);
});

it('does not fill in a location if no county is given', async () => {
  const tab = await openTab();
  expect(follow(tab, null)).toBe('/quote/home-info/type');
});

it('continues at the first unanswered question', async () => {
  const tab = await openTab();
  tab.startDraft();
  tab.saveAnswer('homeType', 'condo');
  expect(follow(tab, inDetroit)).toBe(`/quote/home-info/location?place=${inDetroit}`);
  tab.saveAnswer('homeLocation', austin);
  expect(follow(tab, inDetroit)).toBe('/quote/home-info/plans');
});

it("fills in the household, but keeps the buyer's own answer", async () => {
  const tab = await openTab();
  tab.startDraft();
  follow(tab, null, 3);
  expect(tab.currentDraft()?.householdSize).toBe(3);
  follow(tab, null, 5);
  expect(tab.currentDraft()?.householdSize).toBe(3);
});

it('opens the program immediately if every question has an answer', async () => {
  const tab = await openTab();
  tab.startDraft();
  tab.changeDraft(sampleAnswers());
  expect(follow(tab, null)).toBe(PROGRAM);
  expect(tab.takeReturnAddress()).toBeNull();
});

it('ignores URLs without a program, and invalid values', async () => {
  const tab = await openTab();
  tab.startDraft();
  const start = (search: string) => tab.startForProgram(new URLSearchParams(search));
  expect(start('place=1')).toBeNull();
  expect(start('program=x')).toBeNull();
  expect(start('program=1126&place=x&household=9')).toBe('/quote/home-info/type');
  expect(tab.currentDraft()?.householdSize).toBeNull();
});
