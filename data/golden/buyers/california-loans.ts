import { check, type Expected, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

const lottery = { conditions: 'first generation, a lottery' };
const countyEmployer = check({
  income: 'limit unknown',
  profession: 'an employer that we do not ask about',
  conditions: 'a member county as the employer',
});
const victims = { conditions: 'lived in a named area when disaster came' };

const ventura = {
  home: place('93030', '06111', 'Oxnard', 'Ventura County', 'CA'),
  answers: {
    homePrice: 900_000,
    householdIncome: 150_000,
    creditScore: 'good',
    householdSize: 3,
  },
  median: { 50: 70_650, 80: 113_050, 120: 162_720, fha: 1_035_000, conforming: 1_035_000 },
  local: {
    'ca-calhfa-myhome': check({ amount: '3% to 3.5%, by loan type; a loan of 849,717' }),
    'ca-calhfa-dream-for-all': check(lottery),
    'ca-calhfa-zip': yes('limit 185,000'),
    'ca-gsfa-assist-to-own': countyEmployer,
    'ca-gsfa-recoverca-fire': no({ income: '33% over 113,050' }),
    'ca-gsfa-recoverca-flood': no({ income: '33% over 113,050' }),
  },
  first: ['us-cbcma-chenoa-fund-forgivable', 45_000],
} as const;

const sanDiegoCounty = { fha: 1_104_000, conforming: 1_104_000 };

/** A dollar of the buyer's own money moves the loan across the county's limit of 1,104,000. */
function ramona(name: string, downPayment: number, zip: Expected) {
  return goldenBuyer(name, {
    home: place('92065', '06073', 'Ramona', 'San Diego County', 'CA'),
    answers: {
      homePrice: 1_160_000,
      householdIncome: 180_000,
      downPayment,
      creditScore: 'excellent',
      householdSize: 2,
    },
    median: { 50: 70_000, 80: 111_950, 120: 157_080, ...sanDiegoCounty },
    local: {
      'ca-calhfa-myhome': check({
        amount: '3% to 3.5%, by loan type; limit 259,000; a loan of 1,097,545',
      }),
      'ca-calhfa-dream-for-all': check({
        income: 'we do not have the limit of this county',
        ...lottery,
      }),
      'ca-calhfa-zip': zip,
      'ca-gsfa-platinum': no({ 'first-mortgage': '1,075,547 is above 832,750' }),
      'ca-san-diego-county-dcca': no({
        income: '61% over 111,950',
        price: 'cap 698,000',
        'own-contribution': '3% is 34,800',
      }),
      'ca-san-diego-county-moderate-dpa': no({
        income: 'limit 168,000',
        'own-contribution': '3% is 34,800',
      }),
      'ca-lisc-access-granted': check({
        income: '7% over 168,000, an estimate',
        conditions: 'a second grant from a lender',
      }),
      'ca-gsfa-assist-to-own': countyEmployer,
      'ca-gsfa-recoverca-fire': no({ income: '61% over 111,950' }),
      'ca-gsfa-recoverca-flood': no({ income: '61% over 111,950' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 58_000],
  });
}

/** Caps on the first loan, in counties where the loan limits are high. */
export const californiaLoans = [
  // 5.5% of 881,216 leaves a loan of 832,749.12.
  goldenBuyer('Oxnard: a loan just below the cap of one program', {
    ...ventura,
    answers: { ...ventura.answers, downPayment: 18_784 },
    local: { ...ventura.local, 'ca-gsfa-platinum': yes('a loan of 832,749.12; no price cap') },
    // 5.5% of 881,216.
    first: ['ca-gsfa-platinum', 48_466.88],
  }),

  // 5.5% of 881,217 leaves a loan of 832,750.07.
  goldenBuyer('Oxnard: a loan just above the cap of one program', {
    ...ventura,
    answers: { ...ventura.answers, downPayment: 18_783 },
    local: { ...ventura.local, 'ca-gsfa-platinum': no({ 'first-mortgage': 'cap 832,750' }) },
  }),

  goldenBuyer('Oxnard: two units, with a loan just above a cap in dollars', {
    ...ventura,
    answers: { ...ventura.answers, downPayment: 18_783, homeType: 'multi-family' },
    local: {
      'ca-calhfa-myhome': no({ 'home-type': 'one unit only' }),
      'ca-calhfa-dream-for-all': no({ 'home-type': 'one unit only' }),
      'ca-calhfa-zip': no({ 'home-type': 'one unit only' }),
      'ca-gsfa-platinum': no({ 'first-mortgage': 'cap 832,750 for any number of units' }),
      'ca-gsfa-assist-to-own': countyEmployer,
      'ca-gsfa-recoverca-fire': no({
        income: '33% over 113,050',
        'home-type': 'one unit only',
      }),
      'ca-gsfa-recoverca-flood': no({
        income: '33% over 113,050',
        'home-type': 'one unit only',
      }),
    },
  }),

  goldenBuyer('Santee: left out by one county program and served by the other', {
    home: place('92071', '06073', 'Santee', 'San Diego County', 'CA'),
    answers: {
      homePrice: 802_700,
      householdIncome: 125_950,
      downPayment: 24_081,
      creditScore: 'excellent',
      householdSize: 3,
    },
    median: { 50: 78_750, 80: 125_950, 120: 157_080, ...sanDiegoCounty },
    local: {
      'ca-calhfa-myhome': check({ amount: '3% to 3.5%, by loan type; limit 259,000' }),
      'ca-calhfa-dream-for-all': check({
        income: 'we do not have the limit of this county',
        ...lottery,
      }),
      'ca-calhfa-zip': yes('limit 185,000'),
      'ca-gsfa-platinum': yes('cap 832,750 for the loan'),
      // Income, price and own money are each exactly at the limit.
      'ca-san-diego-county-dcca': check({ price: '15% over 698,000, an estimate; 3% is 24,081' }),
      'ca-san-diego-county-moderate-dpa': check({ 'service-area': 'Santee is left out' }),
      'ca-lisc-access-granted': check({ conditions: 'a second grant from a lender' }),
      'ca-gsfa-assist-to-own': countyEmployer,
      'ca-gsfa-recoverca-fire': check(victims),
      'ca-gsfa-recoverca-flood': check(victims),
    },
    // 5.5% of a loan of 778,619.
    first: ['ca-gsfa-platinum', 42_824.045],
  }),

  ramona(
    'Ramona: a loan just below the limit of a high-cost county',
    21_856,
    yes('97% of 1,138,144 is 1,103,999.68'),
  ),
  ramona(
    'Ramona: a loan just above the limit of a high-cost county',
    21_855,
    no({ 'first-mortgage': '97% of 1,138,145 is 1,104,000.65, conventional or FHA' }),
  ),
];
