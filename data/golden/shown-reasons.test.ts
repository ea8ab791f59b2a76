import { generatePrograms } from '@latchkey/contract';
import { afterAll, expect, it } from 'vitest';
import { programsServer, shippedCatalog } from '../../apps/api/test/test-data.ts';
import { changeWords } from '../../apps/web/src/features/programs/words/change-words.ts';
import { checkWords } from '../../apps/web/src/features/programs/words/rule-words.ts';
import { rulesWords } from '../../apps/web/src/features/programs/words/rules-met.ts';
import type { Expected } from './expectation.ts';
import type { GoldenBuyer } from './golden-buyer.ts';
import { goldenBuyers } from './golden-buyers.ts';
import { faultsOf } from './shown-reasons.ts';

const app = programsServer();
afterAll(() => app.close());

it('shows the expected programs and reasons to every golden buyer', async () => {
  const shown = await Promise.all(goldenBuyers.map(faultsFor));
  expect(shown.flat()).toEqual([]);
});

/**
 * Returns one line for each difference between the buyer's cards and the verdicts that we derived
 * by hand.
 */
async function faultsFor(buyer: GoldenBuyer): Promise<string[]> {
  const { method, path, answer } = generatePrograms;
  const response = await app.inject({ method, url: path, payload: { quote: buyer.answers } });
  const { programs, almostThere } = answer.parse(response.json()).data;
  const slugOf = ({ id }: { id: number }) => shippedCatalog().find(id)?.slug ?? String(id);
  const faults = [...programs, ...almostThere].flatMap((program) => {
    const change = program.verdict === 'almost' ? `${changeWords(program.change)}. ` : '';
    const words = `${change}${rulesWords(program.rules)}`;
    const shown = { checks: checkWords(program.rules), words };
    const slug = slugOf(program);
    return faultsOf(shown, buyer.expected[slug]).map((fault) => `${slug} ${fault}`);
  });
  return [
    ...listFaults('matches', slugsOf(buyer, 'match'), programs.map(slugOf)),
    ...listFaults('almost there', slugsOf(buyer, 'almost'), almostThere.map(slugOf)),
    ...faults,
  ].map((fault) => `${buyer.name}: ${fault}`);
}

function listFaults(title: string, expected: string[], shown: string[]): string[] {
  const [wanted, found] = [expected, shown].map((slugs) => slugs.toSorted().join(', '));
  return wanted === found ? [] : [`${title}: expected ${wanted}, found ${found}`];
}

function slugsOf({ expected }: GoldenBuyer, verdict: Expected['verdict']): string[] {
  return Object.keys(expected).filter((slug) => expected[slug]?.verdict === verdict);
}
