import type { ProgramDetails } from '@latchkey/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProgramSections } from './program-sections.tsx';

/** Renders a program's sections. The program has only a website and a contact. */
function sections(website: ProgramDetails['website'], programProviderContact = ''): string {
  const specifics = {
    maxAmount: '',
    geographicCoverage: '',
    benefits: [],
    homeBuyerObligations: [],
    minContribution: '',
    repaymentTerms: '',
    interestRate: '',
    programProviderContact,
  };
  return renderToStaticMarkup(<ProgramSections program={{ specifics, website }} />);
}

it("links to a program's website", () => {
  expect(sections('https://www.example.org/help')).toMatch(/Website.+example\.org\/help/);
});

it.each([null, ''])('has no website section if the website is %j', (website) => {
  expect(sections(website, '555-0100')).not.toContain('Website');
  expect(sections(website, '555-0100')).toContain('Program Provider Contact');
});

it('renders nothing if there is no website or contact', () => {
  expect(sections(null, ' ')).not.toContain('<section');
});
