import { generatePrograms } from '@latchkey/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { programsServer, shippedCatalog } from '../../apps/api/test/test-data.ts';
import { changeWords } from '../../apps/web/src/features/programs/words/change-words.ts';
import { checkWords } from '../../apps/web/src/features/programs/words/rule-words.ts';
import { rulesWords } from '../../apps/web/src/features/programs/words/rules-met.ts';
import type { Expected } from './expectation.ts';
import type { GoldenBuyer } from './golden-buyer.ts';
import { goldenBuyers } from './golden-buyers.ts';
import { faultsOf } from './told-reasons.ts';

const app = programsServer();
afterAll(() => app.close());

describe('the programs and reasons on the screen', () => {
  it.each(goldenBuyers)('match what we expect for $name', async (buyer) => {
    const { method, path, answer } = generatePrograms;
    const response = await app.inject({ method, url: path, payload: { quote: buyer.answers } });
    const { programs, almostThere } = answer.parse(response.json()).data;
    const slugOf = ({ id }: { id: number }) => shippedCatalog().find(id)?.slug ?? String(id);

    expect(programs.map(slugOf).toSorted()).toEqual(slugsOf(buyer, 'match'));
    expect(almostThere.map(slugOf).toSorted()).toEqual(slugsOf(buyer, 'almost'));
    const faults = [...programs, ...almostThere].flatMap((program) => {
      const change = program.verdict === 'almost' ? `${changeWords(program.change)}. ` : '';
      const words = `${change}${rulesWords(program.rules)}`;
      const told = { checks: checkWords(program.rules), words };
      const slug = slugOf(program);
      return faultsOf(told, buyer.expected[slug]).map((fault) => `${slug} ${fault}`);
    });
    expect(faults).toEqual([]);
  });
});

function slugsOf({ expected }: GoldenBuyer, verdict: Expected['verdict']): string[] {
  return Object.keys(expected)
    .filter((slug) => expected[slug]?.verdict === verdict)
    .toSorted();
}
