import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteContext } from '@/lib/site.ts';
import { shippedBrand as brand, pageBrandOf, sampleSite } from '../../../test/sample-site.ts';
import { ContactForm } from './contact-form.tsx';

function form(language: string, shown = brand): string {
  return renderToStaticMarkup(
    <SiteContext value={{ ...sampleSite, brand: pageBrandOf(shown, language) }}>
      <ContactForm pending={false} onSend={() => {}} />
    </SiteContext>,
  );
}

it("shows the consent wording in the page's language next to the phone field", () => {
  expect(form('en')).toContain(brand.phoneConsent.call);
  const spanish = form('es');
  expect(spanish).toContain('type="tel"');
  expect(spanish).toContain(brand.translations.es?.phoneConsent?.call);
  expect(spanish).not.toContain(brand.phoneConsent.call);
});

it("has no phone field if there is no consent text in the page's language", () => {
  const bare = form('es', { ...brand, translations: {} });
  expect(bare).toContain('type="email"');
  expect(bare).not.toContain('type="tel"');
  expect(bare).not.toContain('type="checkbox"');
});
