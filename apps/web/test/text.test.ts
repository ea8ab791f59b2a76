import { afterEach, describe, expect, it, vi } from 'vitest';
import { money } from '@/lib/format.ts';
import { addTexts, setLocale } from '@/lib/text.ts';
import { landingText, programsText } from '@/lib/texts.ts';

describe('the UI text of a page', () => {
  afterEach(() => setLocale('en'));

  it("uses the page's current language", async () => {
    const english = landingText.start();
    addTexts('es', 'landing', { landing: { start: 'Empezar' } });
    await setLocale('es');
    expect(landingText.start()).toBe('Empezar');
    await setLocale('en');
    expect(landingText.start()).toBe(english);
  });

  it('uses English text and English plural rules if the language does not have the text area', async () => {
    await setLocale('xx');
    expect(programsText.found({ count: 1 })).toContain('1 matching program');
    expect(programsText.found({ count: 2 })).toContain('2 matching programs');
  });

  it('uses the text from `plain` if that area is loaded and has the same key', async () => {
    // Other tests render a site that does not load this area.
    vi.resetModules();
    const { addTexts: add, textOf } = await import('@/lib/text.ts');
    add('en', 'programs', { programs: { estimate: 'Estimate Savings', order: 'In order' } });
    const text = textOf('programs', 'programs');
    expect(text.estimate()).toBe('Estimate Savings');
    add('en', 'plain', { programs: { estimate: 'Estimate My Payment' } });
    expect(text.estimate()).toBe('Estimate My Payment');
    expect(text.order()).toBe('In order');
    vi.resetModules();
  });

  it("formats numbers for the page's language", async () => {
    await setLocale('es');
    expect(money(400_000)).toBe('$400,000');
  });
});
