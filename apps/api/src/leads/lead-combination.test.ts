import { idsOf, leadCalculation, nothingKnown, programAnswers } from '@latchkey/domain';
import { sampleDetails, sampleProduct } from '@latchkey/domain/samples';
import { expect, it } from 'vitest';
import { sampleRequest } from '../../test/samples.ts';
import { shippedCatalog, shippedReference } from '../../test/test-data.ts';

const quote = { ...sampleRequest.quote, profession: ['education' as const] };
const context = { today: '2026-11-22', known: nothingKnown };

it('lists every program in a combination, and omits programs that cannot be combined', () => {
  const place = { zipcode: '48219', county_code: 26_163, city: 'Detroit', state: 'MI' };
  const homeLocation = { ...quote.homeLocation, ...place, county: 'Wayne County' };
  const home = { homeLocation, homePrice: 145_000, downPayment: 12_000 };
  const buyer = { ...quote, ...home, householdIncome: 50_000 };
  const county = shippedReference().areaOf(homeLocation);
  const catalog = shippedCatalog().inCounty(county);
  const answers = programAnswers(catalog, buyer, county, context, sampleProduct);
  const asked = idsOf(answers.combination?.members ?? []);
  const details = sampleDetails;
  const together = leadCalculation(buyer, { details, ...asked }, answers, county, sampleProduct);
  expect(together.assistance).toBeCloseTo(answers.combination?.total ?? Number.NaN, 6);
  expect(together.loanType).toBe(answers.combination?.loanType);
  expect(together.program?.name.split(' + ')).toHaveLength(1 + asked.withIds.length);

  const cut = { details, ...asked, withIds: [999_999_999] };
  const alone = leadCalculation(buyer, cut, answers, county, sampleProduct);
  expect(alone.program).toMatchObject({ id: asked.programId });
  expect(alone.assistance).toBeLessThan(together.assistance);
});
