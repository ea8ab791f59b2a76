import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleProgram } from '../../test/program-samples.ts';
import { factsOf, withFact } from '../catalog/edits/stored-facts.ts';
import { factNames, facts } from '../catalog/facts.ts';
import { changedPrograms } from './changed-programs.ts';

const program = sampleProgram();
const source = { sourceUrl: 'https://agency.example.gov/news', sourceDay: '2026-11-20' };
const paused = { status: 'paused', statusCheckedOn: '2026-11-20', opensOn: null, closesOn: null };

function change(fact: string, oldValue: unknown, newValue: unknown) {
  return { slug: program.slug, fact, oldValue, newValue, ...source };
}

const catalog = (slug: string) => (slug === program.slug ? program : undefined);

describe('changedPrograms', () => {
  it('returns a program before and after its changes, with the source of each change', () => {
    const funding = facts.funding.get(program);
    const changes = [
      change('funding', funding, paused),
      change('rules.minCreditScore', 640, 620),
      change('rules.minCreditScore', 620, null),
    ];
    const [changed] = changedPrograms(changes, catalog);
    expect(changed?.before).toEqual({
      ...program,
      rules: { ...program.rules, minCreditScore: 640 },
    });
    expect(changed?.after).toMatchObject({ status: 'paused', rules: { minCreditScore: null } });
    expect(changed?.facts).toEqual([
      { fact: 'funding', before: funding, after: paused, ...source },
      { fact: 'rules.minCreditScore', before: 640, after: null, ...source },
    ]);
  });

  it('omits a fact that changed and then changed back to its old value', () => {
    const funding = facts.funding.get(program);
    const back = [change('funding', funding, paused), change('funding', paused, funding)];
    expect(changedPrograms(back, catalog)).toEqual([]);
  });

  it('recognizes added and removed programs', () => {
    const facts = factsOf(program);
    const [added] = changedPrograms([change('program', null, facts)], catalog);
    expect(added).toMatchObject({ before: null, after: program });
    const [removed] = changedPrograms([change('program', facts, null)], () => undefined);
    expect(removed).toMatchObject({ before: { ...program, sources: [] }, after: null });
    const both = [change('program', facts, null), change('program', null, facts)];
    expect(changedPrograms(both, catalog)).toEqual([]);
  });

  it('skips a program that is not in this catalog yet', () => {
    const changes = [change('program', null, factsOf(program))];
    expect(changedPrograms(changes, () => undefined)).toEqual([]);
  });

  it('can undo any series of changes to a fact', () => {
    const names = fc.constantFrom('programName', 'fullName', 'agencyName');
    const steps = fc.array(fc.record({ fact: names, value: fc.string({ minLength: 1 }) }));
    fc.assert(
      fc.property(steps, (edits) => {
        let now = program;
        const changes = edits.map(({ fact, value }) => {
          const before = now[fact];
          now = withFact(now, facts[fact], value).program ?? now;
          return change(fact, before, now[fact]);
        });
        const [changed] = changedPrograms(changes, () => now);
        expect(changed?.before ?? program).toEqual(program);
        expect(changed?.after ?? now).toEqual(now);
      }),
    );
  });
});

describe('the facts of a changed program', () => {
  it('excludes descriptive text and our own confidence rating', () => {
    const changes = factNames.map((fact) =>
      change(fact, 'an older form', facts[fact].get(program)),
    );
    const [changed] = changedPrograms(changes, catalog);
    const announced = new Set<string>(changed?.facts.map(({ fact }) => fact));
    expect(factNames.filter((fact) => !announced.has(fact))).toEqual([
      'checkedOn',
      'confidence',
      'agencyName',
      'programName',
      'fullName',
      'website',
      'provider',
      'disputes',
      'contact',
      'specifics.maxAmount',
      'specifics.geographicCoverage',
      'specifics.benefits',
      'specifics.homeBuyerObligations',
      'specifics.minContribution',
      'specifics.repaymentTerms',
      'specifics.interestRate',
      'specifics.programProviderContact',
    ]);
  });

  it.each([
    [{}, false],
    [{ status: 'open' }, true],
    [{ opensOn: '2027-01-04' }, true],
  ])('include the funding status if the status date and %j change: %s', (changes, isExpected) => {
    const after = { ...paused, statusCheckedOn: '2026-11-22', ...changes };
    const [changed] = changedPrograms([change('funding', paused, after)], catalog);
    expect(changed?.facts.length).toBe(isExpected ? 1 : 0);
  });
});
