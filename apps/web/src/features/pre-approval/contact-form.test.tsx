import { defaultPageConfig, type PageBrand } from '@latchkey/contract';
import { Brand, brandIn, productIn, SiteProduct } from '@latchkey/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import shipped from '../../../../../brand/brand.json' with { type: 'json' };
import shippedProduct from '../../../../../brand/product.json' with { type: 'json' };

const brand = Brand.parse(shipped);
const product = productIn(SiteProduct.parse(shippedProduct), 'en');
const pageBrand = (shown: Brand, language: string): PageBrand => ({
  ...brandIn(shown, language),
  logo: null,
  legalLines: [],
  ownPages: [],
});
globalThis.renderedFor = { brand: pageBrand(brand, 'en'), product, config: defaultPageConfig };
const { setBrand } = await import('@/lib/brand.ts');
const { ContactForm } = await import('./contact-form.tsx');

function form(language: string, shown = brand): string {
  setBrand(pageBrand(shown, language));
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
