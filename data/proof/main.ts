import { writeFileSync } from 'node:fs';
import type { TestResults } from '@latchkey/contract';
import { dayOf } from '../../apps/api/src/process/clock.ts';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { derivedCheck, differencesOfAll } from '../golden/compared.ts';
import { publishedCheck } from '../oracles/florida-check.ts';
import { edgeCheck, limitedPrograms } from '../oracles/income-edges.ts';
import { paymentBuyers, paymentCheck } from '../oracles/payment-reading.ts';
import { readAgain, readingCheck } from '../oracles/second-reading.ts';
import { fairnessCheck } from './fairness-check.ts';

// Runs the checks that the page about proof shows, and writes their results with today's date:
// node data/proof/main.ts
const catalog = loadCatalog();
const results: TestResults = {
  ranOn: dayOf(new Date()),
  fairness: fairnessCheck(),
  payments: paymentCheck(paymentBuyers()),
  rules: readingCheck(readAgain()),
  handDerived: derivedCheck(catalog, differencesOfAll(catalog, shippedReference().areaOf)),
  publishedLimits: publishedCheck(),
  incomeEdges: edgeCheck(limitedPrograms()),
};
const file = new URL('../reference/proof.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
console.log(results);
