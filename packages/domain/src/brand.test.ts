import { describe, expect, it } from 'vitest';
import { Brand, brandIn } from './brand.ts';

const brand = Brand.parse({
  name: 'Harbor Homes',
  tagline: 'Come in',
  logo: null,
  colors: { light: {}, dark: {} },
  marketingSite: '/',
  supportEmail: 'help@example.com',
  teamName: 'the Harbor team',
  legal: {
    company: 'Harbor Homes LLC',
    nmlsNumber: '123',
    licensedStates: null,
    equalHousing: 'Equal housing',
    notice: null,
  },
  phoneConsent: { version: '1', call: 'Call me', text: 'Text me' },
  translations: {
    es: {
      tagline: 'Pase',
      phoneConsent: { version: '1-es', call: 'Llámenme', text: 'Escríbanme' },
      phoneLine: '5125550123',
      notice: 'Un aviso',
    },
    fr: {},
  },
});

describe('brandIn', () => {
  it("returns the brand's English text in English", () => {
    const english = brandIn(brand, 'en');
    expect(english).toMatchObject({ tagline: 'Come in', phoneLine: null });
    expect(english.phoneConsent).toEqual(brand.phoneConsent);
    expect(english).not.toHaveProperty('translations');
  });

  it('uses the translations, and the English text where there is no translation', () => {
    const spanish = brandIn(brand, 'es');
    expect(spanish).toMatchObject({ tagline: 'Pase', teamName: 'the Harbor team' });
    expect(spanish).toMatchObject({ phoneLine: '5125550123', phoneConsent: { version: '1-es' } });
    expect(spanish.legal).toEqual(brand.legal);
    expect(spanish.inEnglish).toEqual(['teamName', 'equalHousing']);
    expect(brandIn(brand, 'en').inEnglish).toEqual([]);
  });

  it.each(['fr', 'vi'])('does not use the English consent text in %s', (language) => {
    expect(brandIn(brand, language).phoneConsent).toBeNull();
    expect(brandIn(brand, language).tagline).toBe('Come in');
  });

  it.each([1, 30])('lets the team reply within %d working days', (repliesWithinDays) => {
    expect(Brand.parse({ ...brand, repliesWithinDays }).repliesWithinDays).toBe(repliesWithinDays);
  });

  it.each([0, 31, 1.5, '2'])('rejects a reply within %j working days', (repliesWithinDays) => {
    expect(Brand.safeParse({ ...brand, repliesWithinDays }).success).toBe(false);
  });

  it('returns no reply time if the brand file has none', () => {
    expect(brand.repliesWithinDays).toBeNull();
  });

  it('licenses the data under CC BY 4.0, unless the file specifies another license or null', () => {
    expect(brand.openData?.license.name).toBe('CC BY 4.0');
    expect(Brand.parse({ ...brand, openData: null }).openData).toBeNull();
    const license = { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' };
    expect(Brand.parse({ ...brand, openData: { license } }).openData).toEqual({ license });
    const insecure = { license: { ...license, url: 'http://creativecommons.org' } };
    expect(Brand.safeParse({ ...brand, openData: insecure }).success).toBe(false);
  });

  it('rejects a brand that uses the same consent version in two languages', () => {
    const { es } = brand.translations;
    const phoneConsent = { version: '1', call: 'Llámenme', text: 'Escríbanme' };
    const same = { ...brand, translations: { es: { ...es, phoneConsent } } };
    expect(Brand.safeParse(same).success).toBe(false);
  });
});
