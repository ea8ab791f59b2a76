import {
  CatalogEdit,
  CatalogProgram,
  changedPrograms,
  type Fact,
  facts,
  overlaidCatalog,
  ProgramContact,
} from '@latchkey/domain';
import { noSpecifics } from '@latchkey/domain/program-samples';
import { describe, expect, it } from 'vitest';
import { compileCatalog } from './compile.ts';
import { changes } from './en/changes.ts';
import { formatsOf } from './formats.ts';
import { differenceWords, factWords } from './notice-words.ts';
import { speak } from './speak.ts';

const program = CatalogProgram.parse({
  id: 1,
  slug: 'us-sample-grant',
  agencyName: 'Sample Agency',
  programName: 'Grant',
  fullName: 'Sample Agency Grant',
  website: null,
  kind: 'grant',
  maxAmount: 10_000,
  maxPercent: null,
  percentOf: null,
  coverage: {
    scope: 'national',
    state: null,
    counties: [],
    cities: [],
    postalCities: [],
    exceptStates: [],
  },
  rules: {
    firstTimeBuyer: { required: false, exceptions: [] },
    minCreditScore: null,
    maxIncome: null,
    minIncome: null,
    maxHomePrice: null,
    homeTypes: ['condo'],
    occupancy: ['primary'],
    veteran: 'not-required',
    professions: [],
    minContribution: null,
    educationRequired: false,
    standIns: [],
  },
  specifics: noSpecifics,
  repayment: null,
  status: 'open',
  checkedOn: '2026-11-01',
  sources: [],
  confidence: 'high',
});

/** The phone number fact, used as an additional fact. */
const phone: Fact<string | null, true> = {
  schema: ProgramContact.shape.phone,
  path: ['contact', 'phone'],
  isAnnounced: true,
  get: ({ contact }) => contact.phone,
  set: (draft, value) => ({
    ...draft,
    contact: { applyThrough: 'unknown', classUrl: null, ...draft.contact, phone: value },
  }),
  supports: 'phone number',
  editor: { kind: 'text' },
};
const copy = { ...facts, 'contact.phone': phone };

const source = { sourceUrl: 'https://agency.example.gov/contact', sourceDay: '2026-11-20' };
const say = { text: speak<typeof changes>('en', compileCatalog(changes)), format: formatsOf('en') };
const edit: Omit<CatalogEdit, 'fact'> = CatalogEdit.parse({
  id: '00000000-0000-4000-8000-000000000001',
  slug: program.slug,
  fact: 'contact',
  fileValue: null,
  value: '3135550123',
  quote: null,
  release: null,
  ...source,
});

describe('a fact that is added to the table', () => {
  const edited = (value: unknown) =>
    overlaidCatalog([program], [{ ...edit, fact: 'contact.phone', value }], copy);

  it('lets an editor change an added fact, and announces the change in a notice', () => {
    const [now = program] = edited(edit.value).programs;
    expect(now.contact.phone).toBe('3135550123');
    expect(now.sources).toEqual([
      { url: source.sourceUrl, asOf: source.sourceDay, supports: 'phone number' },
    ]);
    const change = {
      slug: program.slug,
      fact: 'contact.phone',
      oldValue: phone.get(program),
      newValue: phone.get(now),
      ...source,
    };
    const [changed] = changedPrograms([change], () => now, copy);
    const words = changed?.facts.map((difference) => {
      if (difference.fact !== 'contact.phone') return factWords(difference, say);
      const name = { name: 'Phone', words: (digits: string) => say.format.phone(digits) };
      return differenceWords(difference, name, say);
    });
    expect(words).toEqual([
      {
        name: 'Phone',
        words: 'before: not known, now: 313-555-0123',
        source: { label: 'agency.example.gov, Nov 20, 2026', href: source.sourceUrl },
      },
    ]);
  });

  it("does not show a value that the fact's schema rejects", () => {
    expect(edited('911').conflicts.map(({ reason }) => reason)).toEqual(['invalid']);
  });
});
