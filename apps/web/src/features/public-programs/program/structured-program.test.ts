import { describe, expect, it } from 'vitest';
import { samplePublicProgram } from '../../../../test/sample-public-program.ts';
import { structuredProgram } from './structured-program.ts';

const site = 'https://harbor.example';
type Changes = Parameters<typeof samplePublicProgram>[0];

describe('structuredProgram', () => {
  it("describes a public agency's program as a government service", () => {
    const facts = samplePublicProgram(
      {
        provider: 'public',
        contact: { phone: '8449844663', applyThrough: 'lender', classUrl: null },
        coverage: { scope: 'county', state: 'TX', counties: ['48453'] },
      },
      { counties: [{ countyFips: '48453', county: 'Travis County' }] },
    );
    expect(structuredProgram(facts, site)).toEqual({
      '@type': 'GovernmentService',
      name: 'Sample Agency Grant',
      url: 'https://harbor.example/program/us-sample-grant',
      areaServed: [{ '@type': 'AdministrativeArea', name: 'Travis County, Texas' }],
      serviceOperator: {
        '@type': 'GovernmentOrganization',
        name: 'Sample Agency',
        url: 'https://example.org/',
        telephone: '+18449844663',
      },
    });
  });

  it("describes a lender's loan with its largest amount", () => {
    const facts = samplePublicProgram({ provider: 'lender', kind: 'forgivable-loan' });
    expect(structuredProgram(facts, site)).toMatchObject({
      '@type': 'LoanOrCredit',
      provider: { '@type': 'Organization', name: 'Sample Agency' },
      areaServed: [{ '@type': 'Country', name: 'United States' }],
      amount: { '@type': 'MonetaryAmount', currency: 'USD', maxValue: 10_000 },
    });
  });

  it("describes a bank's grant as a financial product", () => {
    const facts = samplePublicProgram({ provider: 'secondary-market', kind: 'grant' });
    expect(structuredProgram(facts, site)).toMatchObject({ '@type': 'FinancialProduct' });
  });

  it.each(['public', 'lender'] as const)('includes no rating for a %s program', (provider) => {
    const changes: Changes = { provider, kind: 'deferred-loan' };
    const json = JSON.stringify(structuredProgram(samplePublicProgram(changes), site));
    expect(json).not.toMatch(/rating|review|faq/i);
  });
});
