import type { QuoteDraft } from '@latchkey/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'latchkey.draft';

/** One browser: its storage, which tabs share and which may refuse to write. */
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

/** A tab is the module as it is when loaded anew. */
async function openTab() {
  vi.resetModules();
  return import('./draft.ts');
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
  it('is none until it is started, and then has no answer', async () => {
    const tab = await openTab();
    expect(tab.currentDraft()).toBeNull();
    tab.startDraft();
    expect(tab.currentDraft()).toMatchObject({ homeType: null, profession: [] });
  });

  it('is not started over an answer that is there', async () => {
    const tab = await openTab();
    tab.startDraft();
    tab.saveAnswer('homeType', 'condo');
    tab.startDraft();
    expect(tab.currentDraft()?.homeType).toBe('condo');
  });

  it('survives a reload', async () => {
    const tab = await openTab();
    tab.startDraft();
    tab.saveAnswer('homePrice', 385_000);
    expect((await openTab()).currentDraft()?.homePrice).toBe(385_000);
  });

  it('is gone from storage once it is cleared', async () => {
    const tab = await openTab();
    tab.startDraft();
    tab.clearDraft();
    expect(tab.currentDraft()).toBeNull();
    expect(stored()).toBeNull();
  });

  it.each(['{', 'null', '7', '[]', '{"homeType":"castle","homePrice":"dear"}'])(
    'makes the best of a stored %s',
    async (rubbish) => {
      browser.items.set(KEY, rubbish);
      const tab = await openTab();
      expect(tab.currentDraft()?.homeType ?? null).toBeNull();
      tab.startDraft();
      expect(tab.saveAnswer('homeType', 'condo')).toBe(true);
    },
  );
});

describe('two tabs', () => {
  it('keep what each other wrote', async () => {
    const one = await openTab();
    one.startDraft();
    const other = await openTab();
    one.saveAnswer('homePrice', 400_000);
    other.saveAnswer('downPayment', 80_000);
    expect(stored()).toMatchObject({ homePrice: 400_000, downPayment: 80_000 });
    expect(other.currentDraft()?.homePrice).toBe(400_000);
  });

  it('follow each other', async () => {
    const one = await openTab();
    one.startDraft();
    const other = await openTab();
    one.saveAnswer('homePrice', 400_000);
    browser.tell(KEY);
    expect(other.currentDraft()?.homePrice).toBe(400_000);
  });

  it('do not bring back a quote that one of them cleared', async () => {
    const one = await openTab();
    one.startDraft();
    const other = await openTab();
    one.clearDraft();
    expect(other.saveAnswer('homePrice', 400_000)).toBe(false);
    expect(stored()).toBeNull();
    expect(other.currentDraft()).toBeNull();
  });
});

describe('a storage that takes nothing', () => {
  it('leaves the quote to this tab', async () => {
    browser.refuses = true;
    const tab = await openTab();
    tab.startDraft();
    expect(tab.saveAnswer('homeType', 'condo')).toBe(true);
    expect(tab.saveAnswer('homePrice', 400_000)).toBe(true);
    expect(tab.currentDraft()).toMatchObject({ homeType: 'condo', homePrice: 400_000 });
  });
});
