import type { ProgramDetails } from '@latchkey/domain';
import { noSpecifics } from '@latchkey/domain/program-samples';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { addTranslations } from '@/lib/catalog-text.ts';
import { setLocale } from '@/lib/text.ts';
import { ProgramSections } from './program-sections.tsx';

afterEach(() => setLocale('en'));

/** Renders the sections for a program that has only a website and a contact. */
function sections(website: ProgramDetails['website'], programProviderContact = ''): string {
  const specifics = { ...noSpecifics, programProviderContact };
  return renderToStaticMarkup(
    <ProgramSections program={{ specifics, website, tiers: null, pays: null }} />,
  );
}

it("links to a program's website", () => {
  expect(sections('https://www.example.org/help')).toMatch(/Website.+example\.org\/help/);
});

it.each([null, ''])('has no website section if the website is %j', (website) => {
  expect(sections(website, '555-0100')).not.toContain('Website');
  expect(sections(website, '555-0100')).toContain('Program Provider Contact');
});

it('renders nothing if there is no website and no contact', () => {
  expect(sections(null, ' ')).not.toContain('<section');
});

it('states what the money pays for, and how much each group of buyers gets', () => {
  const tier = { when: {}, maxAmount: 5_000, maxPercent: null, percentOf: null };
  const tiers = [{ ...tier, says: 'Elsewhere: up to $5,000.' }];
  const program = { specifics: noSpecifics, website: null, tiers, pays: 'closing' } as const;
  const html = renderToStaticMarkup(<ProgramSections program={program} />);
  expect(html).toContain('Elsewhere: up to $5,000.');
  expect(html).toContain('Only closing costs and fees.');
});

it("shows a sentence in the page's language, or marks it as English", async () => {
  addTranslations('es', { 'Call the agency.': 'Llame a la agencia.' });
  await setLocale('es');
  expect(sections(null, 'Call the agency.')).toContain('<p>Llame a la agencia.</p>');
  expect(sections(null, 'Call a lender.')).toContain(
    '<p><span lang="en">Call a lender.</span></p>',
  );
});
