import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const florida = [
  goldenBuyer('Tampa: a firefighter’s household of eight', {
    home: place('33604', '12057', 'Tampa', 'Hillsborough County', 'FL'),
    answers: {
      homePrice: 445_000,
      householdIncome: 124_000,
      downPayment: 1_500,
      creditScore: 'fair',
      householdSize: 8,
      profession: ['firefighter'],
    },
    median: { 50: 75_700, 80: 121_150, 120: 125_640 },
    local: {
      'fl-fhfc-hometown-heroes': check({
        'credit-score': '640 is between 620 and 659',
        conditions: '35 hours a week; 150% is 157,050',
      }),
      'fl-fhfc-florida-assist': check({
        income: '115% of 104,700 is 120,405, an estimate',
        'credit-score': 'as above',
      }),
      'fl-fhfc-hlp': check({ income: 'as above', 'credit-score': 'as above' }),
      'fl-fhfc-plus': check({ income: 'as above', 'credit-score': 'as above' }),
      'fl-tampa-dare': almost(
        { rule: 'own-contribution', by: 500 },
        'requires 2,000; a score of 600 is enough',
        { 'service-area': 'city limits' },
      ),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 22_250],
  }),

  goldenBuyer('Jacksonville: a veteran who owned before', {
    home: place('32208', '12031', 'Jacksonville', 'Duval County', 'FL'),
    answers: {
      housingStatus: false,
      veteranStatus: true,
      homePrice: 230_000,
      householdIncome: 58_000,
      downPayment: 5_000,
      creditScore: 'good',
      householdSize: 1,
    },
    median: { 50: 38_050, 80: 60_900, 120: 130_440 },
    local: {
      'fl-fhfc-hometown-heroes': check({
        conditions: 'service counts as a profession and as an exemption',
      }),
      'fl-fhfc-florida-assist': yes('veterans may have owned; 115% is 125,005'),
      'fl-fhfc-hlp': yes('as above'),
      'fl-fhfc-plus': yes('as above'),
      'fl-jacksonville-h2h': no({
        'first-time-buyer': 'veterans too',
        income: 'limit 57,400 for one',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 11_500],
  }),

  goldenBuyer('Miami: a family $100 short of 1%, less than 15% over an estimated limit', {
    home: place('33142', '12086', 'Miami', 'Miami-Dade County', 'FL'),
    answers: {
      homeType: 'condo',
      homePrice: 410_000,
      householdIncome: 118_500,
      downPayment: 4_000,
      creditScore: 'good',
      householdSize: 4,
    },
    median: { 50: 68_100, 80: 109_000, 120: 107_760 },
    local: {
      'fl-fhfc-hometown-heroes': check({
        profession: 'its list is longer than ours',
        conditions: '35 hours a week; 150% is 134,700',
      }),
      'fl-fhfc-florida-assist': check({ income: '115% is 103,270; up to 118,760 needs a check' }),
      'fl-fhfc-hlp': check({ income: 'as above' }),
      'fl-fhfc-plus': check({ income: 'as above' }),
      'fl-miami-dade-dpa': almost({ rule: 'own-contribution', by: 100 }, '1% is 4,100', {
        conditions: 'lives in the county; 140% is 125,720',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 20_500],
  }),
];
