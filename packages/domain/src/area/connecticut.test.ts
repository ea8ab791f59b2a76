import { expect, it } from 'vitest';
import { planningRegions } from './connecticut.ts';

const formerCounties = ['09001', '09003', '09005', '09007', '09009', '09011', '09013', '09015'];

it('maps the eight former counties to all nine planning regions', () => {
  const regions = new Set(formerCounties.flatMap(planningRegions));
  expect([...regions].sort()).toEqual([
    '09110',
    '09120',
    '09130',
    '09140',
    '09150',
    '09160',
    '09170',
    '09180',
    '09190',
  ]);
});

it('returns no region for a planning region or for a county in another state', () => {
  expect(planningRegions('09110')).toEqual([]);
  expect(planningRegions('48453')).toEqual([]);
});
