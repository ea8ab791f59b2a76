import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const northernNewEngland = [
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
      median: { 50: 62_600, 80: 96_150, 120: 166_920, ofTowns: true },
      local: {
        'me-mainehousing-first-home-advantage': no({
          price: 'cap 515,800',
          'own-contribution': '1% is 5,600',
        }),
        'me-mainehousing-first-generation': no({
          price: 'cap 515,800',
          'own-contribution': '1% is 5,600',
        }),
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

  goldenBuyer('Manchester: a family over an estimated limit, with a poor score', {
    home: place('03103', '33011', 'Manchester', 'Hillsborough County', 'NH'),
    answers: {
      homeType: 'condo',
      homePrice: 440_000,
      householdIncome: 160_000,
      downPayment: 20_000,
      creditScore: 'poor',
      householdSize: 4,
    },
    median: { 50: 62_800, 80: 100_500, 120: 150_720, ofTowns: true },
    local: {
      'nh-nhhfa-home-first': check({
        income: '115% is 144,440, an estimate; up to 166,106 needs a check',
        'credit-score': '620 is an estimate',
      }),
      'nh-nhhfa-home-flex-preferred-plus': almost(
        { rule: 'credit-score', required: 620 },
        'here 620 is the program’s own; limit 167,800',
      ),
      'nh-nhhfa-1stgenhomenh': check({
        'credit-score': '620 is an estimate',
        conditions: 'first generation',
      }),
      'nh-nashua-homebuyer-assistance': no({ 'service-area': 'another city of the county' }),
    },
    // Every match still needs a check. This is the largest amount.
    first: ['us-cbcma-chenoa-fund-forgivable', 22_000],
  }),
];
