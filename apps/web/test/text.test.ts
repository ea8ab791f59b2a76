import { afterEach, describe, expect, it } from 'vitest';
import { money } from '@/lib/format.ts';
import { product, setProduct } from '@/lib/product.ts';
import { addTexts, setLocale } from '@/lib/text.ts';
import { landingText, programsText } from '@/lib/texts.ts';

describe('page text', () => {
  afterEach(() => setLocale('en'));

  it('is in the current language of the page', async () => {
    const english = landingText.start();
    addTexts('es', 'landing', { landing: { start: 'Empezar' } });
    await setLocale('es');
    expect(landingText.start()).toBe('Empezar');
    await setLocale('en');
    expect(landingText.start()).toBe(english);
  });

  it('is in English, with English plurals, if the language lacks its area', async () => {
    await setLocale('xx');
    expect(programsText.found({ count: 1 })).toContain('1 matching program');
    expect(programsText.found({ count: 2 })).toContain('2 matching programs');
  });

  it('has other words on a site without a lowered payment', () => {
    const offered = product;
    expect(programsText.estimate()).toBe('Estimate Savings');
    setProduct({ ...offered, loweredPayment: null });
    expect(programsText.estimate()).toBe('Estimate My Payment');
    setProduct(offered);
  });

  it('formats numbers for its language', async () => {
    await setLocale('es');
    expect(money(400_000)).toBe('$400,000');
  });
});
