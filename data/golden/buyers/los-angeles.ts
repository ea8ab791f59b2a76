import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const losAngeles = [
  goldenBuyer('Van Nuys: a family $3,850 over the city’s low-income limit', {
    home: place('91405', '06037', 'Van Nuys', 'Los Angeles County', 'CA'),
    answers: {
      homeType: 'condo',
      homePrice: 690_000,
      householdIncome: 125_000,
      downPayment: 7_000,
      creditScore: 'good',
      householdSize: 4,
    },
    median: { 50: 83_300, 80: 133_250, 120: 129_720 },
    local: {
      'ca-calhfa-myhome': yes('limit 211,000 in the county'),
      'ca-calhfa-dream-for-all': check({ conditions: 'first generation; paused' }),
      'ca-calhfa-zip': yes('limit 211,000'),
      'ca-gsfa-platinum': yes('requires only a score of 640'),
      'ca-lahd-lipa': almost({ rule: 'income', by: 3_850 }, 'limit 121,150 for four', {
        'service-area': 'a part of Los Angeles by its postal name',
        conditions: 'few places',
      }),
      'ca-lahd-mipa': no({ 'min-income': 'must be above 133,250' }),
      'ca-lacda-hop80': check({ conditions: 'not in Los Angeles city' }),
      'ca-lacda-hop120': check({ conditions: 'not in Los Angeles city' }),
      'ca-sdhc-low-income': no({ 'service-area': 'another city' }),
    },
    // 5.5% of a loan of 683,000.
    first: ['ca-gsfa-platinum', 37_565],
  }),

  goldenBuyer('Los Angeles: a couple one dollar above 80% of the median', {
    home: place('90044', '06037', 'Los Angeles', 'Los Angeles County', 'CA'),
    answers: {
      homePrice: 860_000,
      householdIncome: 106_601,
      downPayment: 9_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 66_650, 80: 106_600, 120: 129_720 },
    local: {
      'ca-calhfa-myhome': yes('limit 211,000'),
      'ca-calhfa-dream-for-all': check({ conditions: 'first generation; paused' }),
      'ca-calhfa-zip': yes('limit 211,000'),
      'ca-gsfa-platinum': yes('requires only a score of 640'),
      'ca-lahd-lipa': almost({ rule: 'income', by: 9_651 }, 'limit 96,950 for two', {
        'service-area': 'city limits',
        conditions: 'few places',
      }),
      'ca-lahd-mipa': check({ 'service-area': 'city limits; above 106,600, up to 138,700' }),
      'ca-lacda-hop80': no({ income: 'limit 106,600', price: 'cap 700,000' }),
      'ca-lacda-hop120': almost({ rule: 'price', by: 10_000 }, 'cap 850,000', {
        conditions: 'not in Los Angeles city',
      }),
    },
    first: ['ca-gsfa-platinum', 46_805],
  }),
];
