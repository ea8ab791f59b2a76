import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const california = [
  goldenBuyer('San Diego: a household of five $500 short of 1%', {
    home: place('92114', '06073', 'San Diego', 'San Diego County', 'CA'),
    answers: {
      homePrice: 750_000,
      householdIncome: 150_000,
      downPayment: 7_000,
      creditScore: 'fair',
      householdSize: 5,
    },
    median: { 50: 94_450, 80: 151_100, 120: 157_080 },
    local: {
      'ca-calhfa-myhome': check({ 'credit-score': '640 is between 620 and 659' }),
      'ca-calhfa-dream-for-all': almost(
        { rule: 'credit-score', required: 660 },
        '659 is the end of the band; paused',
        { conditions: 'first generation' },
      ),
      'ca-calhfa-zip': check({ 'credit-score': 'as above; limit 185,000 elsewhere' }),
      'ca-gsfa-platinum': check({ 'credit-score': 'as above' }),
      'ca-sdhc-low-income': almost({ rule: 'own-contribution', by: 500 }, '1% is 7,500', {
        'service-area': 'city limits',
      }),
      'ca-sdhc-middle-income': no({ 'min-income': 'must be above 151,100' }),
      'ca-lahd-mipa': no({ 'service-area': 'another city' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 37_500],
  }),

  goldenBuyer('San Francisco: a family one dollar over the city’s limit', {
    home: place('94112', '06075', 'San Francisco', 'San Francisco County', 'CA'),
    answers: {
      homeType: 'condo',
      homePrice: 1_100_000,
      householdIncome: 269_701,
      downPayment: 60_000,
      creditScore: 'excellent',
      householdSize: 3,
    },
    median: { 50: 94_550, 80: 151_300, 120: 240_960 },
    local: {
      'ca-calhfa-myhome': yes('limit 325,000 in the county'),
      'ca-calhfa-dream-for-all': almost({ rule: 'income', by: 28_741 }, 'limit 240,960; paused', {
        conditions: 'first generation',
      }),
      'ca-calhfa-zip': yes('limit 325,000'),
      'ca-gsfa-platinum': yes('no limit'),
      'ca-sf-mohcd-dalp': almost({ rule: 'income', by: 1 }, 'limit 269,700 for three; paused', {
        conditions: 'a lottery; the county is the city',
      }),
    },
    first: ['ca-gsfa-platinum', 57_200],
  }),

  goldenBuyer('Fresno: a vacation home for a couple that owns one', {
    home: place('93722', '06019', 'Fresno', 'Fresno County', 'CA'),
    answers: {
      homePlan: 'vacation',
      housingStatus: false,
      homePrice: 350_000,
      householdIncome: 95_000,
      downPayment: 70_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 38_850, 80: 62_200, 120: 109_560 },
    local: {
      'ca-calhfa-myhome': no({
        'first-time-buyer': 'no exemption',
        'home-plan': 'primary homes only',
      }),
      'ca-calhfa-dream-for-all': no({
        'first-time-buyer': 'no exemption',
        'home-plan': 'primary homes only',
      }),
      'ca-calhfa-zip': no({
        'first-time-buyer': 'no exemption',
        'home-plan': 'primary homes only',
      }),
      'ca-gsfa-platinum': almost({ rule: 'home-plan', required: 'primary' }, 'owners may buy'),
    },
    first: null,
  }),
];
