import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const plains = [
  goldenBuyer('Kansas City: a household of eight', {
    home: place('64130', '29095', 'Kansas City', 'Jackson County', 'MO'),
    answers: {
      homePrice: 230_000,
      householdIncome: 118_000,
      downPayment: 5_000,
      creditScore: 'good',
      householdSize: 8,
    },
    median: { 50: 74_850, 80: 119_750, 120: 136_080 },
    local: {
      'mo-mhdc-first-place': almost({ rule: 'income', by: 6_680 }, 'limit 111,320 for three up'),
      'mo-mhdc-next-step': yes('limit 135,520 for three or more'),
      'mo-ches-kansas-city-dpa': almost({ rule: 'income', by: 350 }, 'limit 117,650 for eight'),
      'mo-st-louis-county-first-home': no({ 'service-area': 'another county' }),
      'mo-fhlbdm-homestart': yes('80% is 119,750 for eight'),
    },
    first: ['mo-fhlbdm-homestart', 15_000],
  }),

  goldenBuyer('Topeka: a single buyer with $700 of their own and an inexpensive home', {
    home: place('66604', '20177', 'Topeka', 'Shawnee County', 'KS'),
    answers: {
      homePrice: 80_000,
      householdIncome: 40_000,
      downPayment: 700,
      creditScore: 'fair',
      householdSize: 1,
    },
    median: { 50: 34_600, 80: 55_350, 120: 118_560 },
    local: {
      'ks-khrc-first-time-homebuyer': almost({ rule: 'own-contribution', by: 100 }, '1% is 800', {
        conditions: 'outside Topeka, while the county is listed',
      }),
      'ks-kansas-housing-assistance-program': check({
        'credit-score': '640 is between 620 and 659',
      }),
      'ks-topeka-toto': almost({ rule: 'price', by: 5_000 }, 'cap 75,000', {
        'service-area': 'city limits',
        conditions: 'no other property',
      }),
      'ks-wichita-homeownership-80': no({ 'service-area': 'another city' }),
      'ks-fhlbtopeka-hsp': check({ conditions: 'everyone on the loan' }),
      'ks-fhlbtopeka-hope': yes('150% is 148,200'),
    },
    first: ['ks-fhlbtopeka-hope', 12_500],
  }),

  goldenBuyer('Lincoln: a family exactly at the minimum income, which must be exceeded', {
    home: place('68503', '31109', 'Lincoln', 'Lancaster County', 'NE'),
    answers: {
      homePrice: 230_000,
      householdIncome: 57_600,
      downPayment: 3_000,
      creditScore: 'good',
      householdSize: 3,
    },
    median: { 50: 48_000, 80: 76_800, 120: 127_920 },
    local: {
      'ne-nifa-homebuyer-assistance': yes('the median is 106,600; far below the FHA limit'),
      'ne-neighborworks-lincoln-dpa': no({ 'min-income': '60% is 1.2 times 48,000' }),
      'ne-nenedd-dpa': no({ 'service-area': 'another county' }),
      'ne-fhlbtopeka-hsp': check({ conditions: 'everyone on the loan' }),
      'ne-fhlbtopeka-hope': yes('150% is 159,900'),
    },
    first: ['ne-fhlbtopeka-hope', 12_500],
  }),

  goldenBuyer('Lincoln: the same family with one dollar more, exactly at the price cap', {
    home: place('68503', '31109', 'Lincoln', 'Lancaster County', 'NE'),
    answers: {
      homePrice: 238_165,
      householdIncome: 57_601,
      downPayment: 3_000,
      creditScore: 'good',
      householdSize: 3,
    },
    median: { 50: 48_000, 80: 76_800, 120: 127_920 },
    local: {
      'ne-nifa-homebuyer-assistance': yes('as before'),
      'ne-neighborworks-lincoln-dpa': check({ 'service-area': 'city limits; cap 238,165' }),
      'ne-fhlbtopeka-hsp': check({ conditions: 'everyone on the loan' }),
      'ne-fhlbtopeka-hope': yes('as before'),
    },
    first: ['ne-fhlbtopeka-hope', 12_500],
  }),
];
