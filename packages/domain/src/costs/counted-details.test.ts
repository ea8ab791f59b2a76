import { expect, it } from 'vitest';
import { sampleDetails } from '../../test/product-samples.ts';
import { Percent } from '../units.ts';
import { costTables } from './cost-tables.generated.ts';
import { countedDetails } from './counted-details.ts';

const { closingCosts } = costTables;

it("uses the state's average until the buyer enters closing costs, which may be 0", () => {
  const details = sampleDetails;
  expect(countedDetails(details, 'MI', closingCosts)).toEqual({ ...details, closingCosts: 2.72 });
  const none = { ...details, closingCosts: Percent.parse(0) };
  expect(countedDetails(none, 'MI', closingCosts)).toEqual(none);
});
