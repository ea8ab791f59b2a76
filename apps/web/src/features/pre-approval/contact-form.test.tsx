import { defaultPageConfig } from '@latchkey/contract';
import { Brand, brandIn } from '@latchkey/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import shipped from '../../../../../brand/brand.json' with { type: 'json' };

const brand = Brand.parse(shipped);
globalThis.renderedFor = { brand: brandIn(brand, 'en'), config: defaultPageConfig };
const { setBrand } = await import('@/lib/brand.ts');
const { ContactForm } = await import('./contact-form.tsx');

function form(language: string, shown = brand): string {
  setBrand(brandIn(shown, language));
  return renderToStaticMarkup(<ContactForm pending={false} onSend={() => {}} />);
}

it('has the consent texts of the language next to the phone field', () => {
  expect(form('en')).toContain(brand.phoneConsent.call);
  const spanish = form('es');
  expect(spanish).toContain('type="tel"');
  expect(spanish).toContain(brand.translations.es?.phoneConsent?.call);
  expect(spanish).not.toContain(brand.phoneConsent.call);
});

it('has no phone field without a consent text in the language', () => {
  const bare = form('es', { ...brand, translations: {} });
  expect(bare).toContain('type="email"');
  expect(bare).not.toContain('type="tel"');
  expect(bare).not.toContain('type="checkbox"');
});
