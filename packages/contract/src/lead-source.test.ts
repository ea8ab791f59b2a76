import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LeadSource, sourceIn, sourceWords } from './lead-source.ts';

const from = (parameters: Readonly<Record<string, string>>) =>
  sourceIn((name) => parameters[name] ?? null);

it('returns the campaign labels and the partner in a URL', () => {
  const address = { utm_source: 'google', utm_medium: 'cpc', partner: 'Casa Segura', x: '1' };
  expect(from(address)).toEqual({ source: 'google', medium: 'cpc', partner: 'Casa Segura' });
  for (const none of [{}, { x: '1' }, { utm_source: '' }, { utm_source: '\0 ' }]) {
    expect(from(none)).toBeNull();
  }
});

it('truncates labels to 100 characters, and removes control characters', () => {
  expect(from({ utm_source: 'x'.repeat(101) })?.source).toHaveLength(100);
  expect(from({ partner: '\r\nBcc: a\u202eb\0' })).toEqual({ partner: 'Bcc: ab' });
});

it('returns only labels that the server accepts', () => {
  // These strings contain control characters and unpaired surrogates.
  const units = fc.array(fc.oneof(fc.nat(0x9f), fc.nat(0xffff)), { maxLength: 150 });
  const any = units.map((codes) => String.fromCharCode(...codes));
  fc.assert(
    fc.property(any, any, (campaign, partner) => {
      const source = from({ utm_campaign: campaign, partner });
      if (source) expect(LeadSource.parse(source)).toEqual(source);
    }),
  );
});

it('lists the partner and the campaign labels on one line', () => {
  expect(sourceWords({ source: 'google', medium: 'cpc' })).toBe('google / cpc');
  expect(sourceWords({ source: 'google', partner: 'Casa Segura' })).toBe('Casa Segura · google');
  expect(sourceWords(null)).toBeNull();
});
