import { funnelSteps, type QuoteDraft } from '@latchkey/domain';
import { sampleQuote } from '@latchkey/domain/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'latchkey.draft';

/** A browser whose tabs share storage. Writes to storage fail while `refuses` is true. */
function fakeBrowser() {
  const items = new Map<string, string>();
  const listeners: ((event: { key: string | null }) => void)[] = [];
  const browser = {
    items,
    refuses: false,
    tell: (key: string | null) => {
      for (const listener of listeners) listener({ key });
    },
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (browser.refuses) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => items.delete(key),
  });
  vi.stubGlobal('window', {
    addEventListener: (_: 'storage', listener: (typeof listeners)[number]) =>
      listeners.push(listener),
  });
  return browser;
}

/** Opens a tab by loading the module again. */
async function openTab() {
  vi.resetModules();
  const tab = await import('./draft.ts');
  tab.showStoredDraft();
  return tab;
}

let browser = fakeBrowser();

function stored(): Partial<QuoteDraft> | null {
  return JSON.parse(browser.items.get(KEY) ?? 'null');
}

beforeEach(() => {
  browser = fakeBrowser();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a quote in progress', () => {
  it('starts with no answers', async () => {
    const tab = await openTab();
    expect(tab.currentDraft()).toBeNull();
    tab.startDraft();
    expect(tab.currentDraft()).toMatchObject({ homeType: null, profession: [] });
  });

  it('keeps the quote’s answers when the buyer starts the questions again', async () => {
    const tab = await openTab();
    tab.startDraft();
    tab.saveAnswer('homeType', 'condo');
    tab.startDraft();
    expect(tab.currentDraft()?.homeType).toBe('condo');
  });

  it('keeps the quote in progress after a reload', async () => {
    const tab = await openTab();
    tab.startDraft();
    tab.saveAnswer('homePrice', 385_000);
    expect((await openTab()).currentDraft()?.homePrice).toBe(385_000);
  });

  it('removes the quote in progress from storage when the buyer clears the quote', async () => {
    const tab = await openTab();
    tab.startDraft();
    tab.clearDraft();
    expect(tab.currentDraft()).toBeNull();
    expect(stored()).toBeNull();
  });

  it.each(['{', 'null', '7', '[]', '{"homeType":"castle","homePrice":"dear"}'])(
    'starts without a home type if storage contains %s',
    async (invalid) => {
      browser.items.set(KEY, invalid);
      const tab = await openTab();
      expect(tab.currentDraft()?.homeType ?? null).toBeNull();
      tab.startDraft();
      expect(tab.saveAnswer('homeType', 'condo')).toBe(true);
    },
  );
});

describe("a draft's short answers", () => {
  const knownOf = async () => (await openTab()).currentDraft()?.known;

  it('stores and clears the short answers together with the draft', async () => {
    const tab = await openTab();
    tab.startDraft();
    tab.changeDraft({ known: { scoreFrom: 640, locationId: 7 } });
    expect(await knownOf()).toEqual({ scoreFrom: 640, locationId: 7 });
    tab.clearDraft();
    expect(await knownOf()).toBeUndefined();
  });

  it('treats invalid stored short answers as empty', async () => {
    browser.items.set(KEY, '{"homeType":"condo","known":{"scoreFrom":"high"}}');
    expect(await knownOf()).toEqual({});
  });

  it('keeps the short answers when the buyer reopens the same saved quote, and drops them when the buyer opens another quote', async () => {
    const tab = await openTab();
    const quote = sampleQuote();
    tab.openQuote(quote);
    tab.changeDraft({ known: { scoreFrom: 640 } });
    tab.openQuote(quote);
    expect(await knownOf()).toEqual({ scoreFrom: 640 });
    tab.openQuote({ ...quote, id: 'a1a1b2b2-6a2e-4c55-9f0a-0f3f5f1f7a11' });
    expect(await knownOf()).toEqual({});
  });
});

describe("a draft's counted steps", () => {
  const countedOf = async () => (await openTab()).countedSteps();

  it('keeps the counted steps when a stored draft is opened', async () => {
    browser.items.set(KEY, '{"homeType":"condo","counted":["started","homeType"]}');
    expect(await countedOf()).toEqual(['started', 'homeType']);
  });

  it.each(['{"homeType":"condo"}', '{"homeType":"condo","counted":"all"}'])(
    'starts with no counted steps if storage contains %s',
    async (draft) => {
      browser.items.set(KEY, draft);
      expect(await countedOf()).toEqual([]);
    },
  );

  it('keeps the counted steps when an answer changes, but drops them for another quote', async () => {
    const tab = await openTab();
    tab.startDraft();
    tab.keepCountedSteps(['started']);
    tab.saveAnswer('homeType', 'condo');
    expect(await countedOf()).toEqual(['started']);
    tab.clearDraft();
    tab.startDraft();
    expect(await countedOf()).toEqual([]);
  });

  it('keeps the same quote object when it counts a step, so that pages do not rerender', async () => {
    const tab = await openTab();
    tab.startDraft();
    const draft = tab.currentDraft();
    expect(tab.keepCountedSteps(['started'])).toBe(true);
    expect(tab.currentDraft()).toBe(draft);
  });

  it('stores counted steps without changing a stored quote from an older version of the app', async () => {
    browser.items.set(KEY, '{"homePrice":385000}');
    const tab = await openTab();
    const draft = tab.currentDraft();
    tab.keepCountedSteps(['started']);
    expect(tab.currentDraft()).toBe(draft);
    expect(stored()).toMatchObject({ homePrice: 385_000, counted: ['started'] });
  });

  it('stores counted steps without changing a quote that this tab has changed', async () => {
    browser.items.set(KEY, '{"homePrice":385000}');
    const tab = await openTab();
    tab.saveAnswer('homeType', 'condo');
    const draft = tab.currentDraft();
    tab.keepCountedSteps(['started']);
    expect(tab.currentDraft()).toBe(draft);
  });

  it('stores no counted steps if there is no quote in progress', async () => {
    expect((await openTab()).keepCountedSteps(['started'])).toBe(false);
    expect(stored()).toBeNull();
  });

  it('treats all steps except the last as already counted when a saved quote is reopened', async () => {
    const tab = await openTab();
    tab.openQuote(sampleQuote());
    expect(await countedOf()).toEqual(funnelSteps.slice(0, -1));
  });

  it('keeps the counted steps when the same saved quote is opened again', async () => {
    const tab = await openTab();
    tab.startDraft();
    tab.attachDraft(sampleQuote());
    tab.keepCountedSteps(['started', 'submitted']);
    tab.openQuote(sampleQuote());
    expect(await countedOf()).toEqual(['started', 'submitted']);
  });

  it('treats all steps except the last as already counted if an older version of the app opened the quote', async () => {
    browser.items.set(KEY, '{"homeType":"condo","counted":null}');
    expect(await countedOf()).toEqual(funnelSteps.slice(0, -1));
  });
});

describe('two tabs with a quote in progress', () => {
  it('keeps the answers from the other tab', async () => {
    const one = await openTab();
    one.startDraft();
    const other = await openTab();
    one.saveAnswer('homePrice', 400_000);
    other.saveAnswer('downPayment', 80_000);
    expect(stored()).toMatchObject({ homePrice: 400_000, downPayment: 80_000 });
    expect(other.currentDraft()?.homePrice).toBe(400_000);
  });

  it('shows the changes from the other tab', async () => {
    const one = await openTab();
    one.startDraft();
    const other = await openTab();
    one.saveAnswer('homePrice', 400_000);
    browser.tell(KEY);
    expect(other.currentDraft()?.homePrice).toBe(400_000);
  });

  it('shows a quote that the other tab started after both tabs had opened', async () => {
    const one = await openTab();
    const other = await openTab();
    one.startDraft();
    one.saveAnswer('homePrice', 400_000);
    browser.tell(KEY);
    await vi.waitFor(() => expect(other.currentDraft()?.homePrice).toBe(400_000), 60_000);
    other.saveAnswer('downPayment', 80_000);
    expect(stored()).toMatchObject({ homePrice: 400_000, downPayment: 80_000 });
  });

  it('keeps the answers from the other tab, even if one tab opened before the quote started and got no storage event', async () => {
    const one = await openTab();
    const other = await openTab();
    other.startDraft();
    other.saveAnswer('homePrice', 400_000);
    one.startDraft();
    expect(one.saveAnswer('homeType', 'condo')).toBe(true);
    expect(one.currentDraft()?.homeType).toBe('condo');
    expect(one.keepCountedSteps(['started'])).toBe(true);
    expect(one.saveAnswer('homePlan', 'vacation')).toBe(true);
    const both = { homePrice: 400_000, homeType: 'condo', homePlan: 'vacation' };
    expect(stored()).toMatchObject(both);
    expect(one.currentDraft()).toMatchObject(both);
  });

  it('does not restore a quote that the other tab cleared', async () => {
    const one = await openTab();
    one.startDraft();
    const other = await openTab();
    one.clearDraft();
    expect(other.saveAnswer('homePrice', 400_000)).toBe(false);
    expect(stored()).toBeNull();
    expect(other.currentDraft()).toBeNull();
  });
});

describe('a quote in a browser whose storage rejects every write', () => {
  it('keeps the answers in this tab if storage rejects every write', async () => {
    browser.refuses = true;
    const tab = await openTab();
    tab.startDraft();
    expect(tab.saveAnswer('homeType', 'condo')).toBe(true);
    expect(tab.saveAnswer('homePrice', 400_000)).toBe(true);
    expect(tab.currentDraft()).toMatchObject({ homeType: 'condo', homePrice: 400_000 });
  });

  it('keeps the answers in this tab after storage rejects a write for the first time', async () => {
    browser.items.set(KEY, '{"homePrice":385000}');
    const tab = await openTab();
    tab.saveAnswer('homeType', 'condo');
    browser.refuses = true;
    tab.saveAnswer('homePrice', 400_000);
    tab.saveAnswer('downPayment', 80_000);
    expect(tab.currentDraft()).toMatchObject({
      homeType: 'condo',
      homePrice: 400_000,
      downPayment: 80_000,
    });
  });
});
