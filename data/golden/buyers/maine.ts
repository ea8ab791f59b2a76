import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const maine = [
  goldenBuyer(
    'Portland, Maine: a family buying two units, $600 short of the required contribution',
    {
      home: place('04103', '23005', 'Portland', 'Cumberland County', 'ME'),
      answers: {
        homeType: 'multi-family',
        homePrice: 560_000,
        householdIncome: 118_000,
        downPayment: 5_000,
        creditScore: 'good',
        householdSize: 3,
      },
      median: { 50: 62_600, 80: 96_150, 120: 166_920, ofTowns: true, fha: 615_250 },
      local: {
        'me-mainehousing-first-home-advantage': almost(
          { rule: 'own-contribution', by: 600 },
          '1% is 5,600',
        ),
        'me-mainehousing-first-generation': almost(
          { rule: 'own-contribution', by: 600 },
          '1% is 5,600',
          { conditions: 'first generation' },
        ),
        'me-mainehousing-multi-unit-advantage': almost(
          { rule: 'own-contribution', by: 600 },
          'cap 600,000 and income limit 146,625 are kept',
        ),
      },
      first: ['us-cbcma-chenoa-fund-forgivable', 28_000],
    },
  ),

  goldenBuyer('Bangor: a veteran who owned before is exactly at every limit', {
    home: place('04401', '23019', 'Bangor', 'Penobscot County', 'ME'),
    answers: {
      housingStatus: false,
      veteranStatus: true,
      homePrice: 480_000,
      householdIncome: 97_900,
      downPayment: 4_800,
      creditScore: 'excellent',
      householdSize: 2,
    },
    median: { 50: 36_800, 80: 58_800, 120: 94_800, ofTowns: true },
    local: {
      'me-mainehousing-first-home-advantage': yes(
        'limit 97,900 for two, cap 480,000, 1% is 4,800, and veterans may have owned',
      ),
      'me-mainehousing-first-generation': no({ 'first-time-buyer': 'veterans too' }),
      'me-mainehousing-multi-unit-advantage': no({ 'home-type': 'two to four units only' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 24_000],
  }),

  goldenBuyer('Lewiston: a loan exactly at the cap of Rocket’s ONE+', {
    home: place('04240', '23001', 'Lewiston', 'Androscoggin County', 'ME'),
    answers: {
      homePrice: 365_000,
      householdIncome: 50_000,
      downPayment: 8_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 37_600, 80: 60_100, 120: 115_920, ofTowns: true },
    local: {
      'me-mainehousing-first-home-advantage': yes('limit 97,900, cap 480,000, 1% is 3,650'),
      'me-mainehousing-first-generation': check({ conditions: 'first generation' }),
      'me-mainehousing-multi-unit-advantage': no({ 'home-type': 'two to four units only' }),
      'us-rocket-one-plus': yes('365,000 less 8,000 less 7,000 is 350,000'),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 18_250],
  }),

  goldenBuyer('Lewiston: a loan one dollar above the cap of Rocket’s ONE+', {
    home: place('04240', '23001', 'Lewiston', 'Androscoggin County', 'ME'),
    answers: {
      homePrice: 365_000,
      householdIncome: 50_000,
      downPayment: 7_999,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 37_600, 80: 60_100, 120: 115_920, ofTowns: true },
    local: {
      'me-mainehousing-first-home-advantage': yes('limit 97,900, cap 480,000, 1% is 3,650'),
      'me-mainehousing-first-generation': check({ conditions: 'first generation' }),
      'me-mainehousing-multi-unit-advantage': no({ 'home-type': 'two to four units only' }),
      'us-rocket-one-plus': no({ 'first-mortgage': '350,001, and its cap is 350,000' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 18_250],
  }),
];
