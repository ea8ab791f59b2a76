import { matchPrograms } from '@latchkey/domain';
import { sampleProduct } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { loadReferenceData } from '../../apps/api/src/reference-data/load-reference-data.ts';
import { derivedOn } from '../../data/golden/context.ts';
import { goldenBuyers } from '../../data/golden/golden-buyers.ts';
import { explainProgram, explanationReport } from './explain.ts';

const catalog = loadCatalog();
const reference = loadReferenceData();

describe('explainProgram', () => {
  it('gives every golden buyer the same verdicts as the programs page does', () => {
    for (const { answers } of goldenBuyers) {
      const area = reference.areaOf(answers.homeLocation);
      const page = matchPrograms(catalog, answers, area, derivedOn, sampleProduct);
      const explained = catalog.map((program) => explainProgram(program, answers, area, derivedOn));
      const idsWith = (wanted: string) =>
        explained.filter(({ verdict }) => verdict === wanted).map(({ id }) => id);

      expect(idsWith('match')).toEqual(page.programs.map(({ id }) => id).toSorted());
      expect(idsWith('almost')).toEqual(page.almostThere.map(({ id }) => id).toSorted());
    }
  });

  it('prints a line for each of the fifteen rules', () => {
    const [buyer] = goldenBuyers;
    const [program] = catalog;
    if (!buyer || !program) throw new Error('There are no golden buyers or no programs');
    const area = reference.areaOf(buyer.answers.homeLocation);
    const report = explanationReport(explainProgram(program, buyer.answers, area, derivedOn));
    expect(report.split('\n')).toHaveLength(2 + 2 + 15);
    expect(report).toContain(program.slug);
  });
});
