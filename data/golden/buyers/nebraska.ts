import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const nebraska = [
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
      'ne-nifa-homebuyer-assistance': check({ price: 'very likely under the cap' }),
      'ne-neighborworks-lincoln-dpa': no({ 'min-income': 'must be above 57,600' }),
      'ne-fhlbtopeka-hsp': check({ conditions: 'everyone on the loan' }),
      'ne-fhlbtopeka-hope': yes('limit 144,000'),
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
      'ne-nifa-homebuyer-assistance': check({ price: 'very likely under the cap' }),
      'ne-neighborworks-lincoln-dpa': check({
        amount: '25,000 to 35,000, by area',
        'service-area': 'city limits',
      }),
      'ne-fhlbtopeka-hsp': check({ conditions: 'everyone on the loan' }),
      'ne-fhlbtopeka-hope': yes('limit 144,000'),
    },
    first: ['ne-fhlbtopeka-hope', 12_500],
  }),

  goldenBuyer('Omaha: a couple exactly 25% over, where the state’s median is missing', {
    home: place('68104', '31055', 'Omaha', 'Douglas County', 'NE'),
    answers: {
      homePrice: 310_000,
      householdIncome: 142_500,
      downPayment: 8_000,
      creditScore: 'excellent',
      householdSize: 2,
    },
    median: { 50: 45_600, 80: 73_000, 120: 136_800 },
    local: {
      'ne-nifa-homebuyer-assistance': check({
        income: 'between 114,000 and 142,500',
        price: 'very likely under the cap',
      }),
      'ne-fhlbtopeka-hsp': no({ income: '95.2% over 73,000' }),
      'ne-fhlbtopeka-hope': check({ income: '150% is 136,800 for two, or 171,000 for all' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 15_500],
  }),

  goldenBuyer('Omaha: a couple one dollar past those 25%', {
    home: place('68104', '31055', 'Omaha', 'Douglas County', 'NE'),
    answers: {
      homePrice: 310_000,
      householdIncome: 142_501,
      downPayment: 8_000,
      creditScore: 'excellent',
      householdSize: 2,
    },
    median: { 50: 45_600, 80: 73_000, 120: 136_800 },
    local: {
      'ne-nifa-homebuyer-assistance': no({ income: 'past 142,500, 25% over 114,000' }),
      'ne-fhlbtopeka-hsp': no({ income: '95.2% over 73,000' }),
      'ne-fhlbtopeka-hope': check({ income: '150% is 136,800 for two, or 171,000 for all' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 15_500],
  }),

  goldenBuyer('Omaha: a loan exactly at the conforming limit', {
    home: place('68104', '31055', 'Omaha', 'Douglas County', 'NE'),
    answers: {
      homePrice: 900_000,
      householdIncome: 128_000,
      downPayment: 22_250,
      creditScore: 'excellent',
      householdSize: 4,
    },
    median: { 50: 57_000, 80: 91_200, 120: 136_800 },
    local: {
      'ne-nifa-homebuyer-assistance': check({ price: 'cap not known' }),
      'ne-fhlbtopeka-hsp': no({ income: '40.4% over 91,200' }),
      'ne-fhlbtopeka-hope': check({
        'first-mortgage': 'types unknown; the loan of 865,250 is over 541,287',
      }),
    },
    first: ['ne-nifa-homebuyer-assistance', 45_000],
  }),

  goldenBuyer('Omaha: a loan that only VA or USDA could make', {
    home: place('68104', '31055', 'Omaha', 'Douglas County', 'NE'),
    answers: {
      homePrice: 900_000,
      householdIncome: 128_000,
      downPayment: 22_249,
      creditScore: 'excellent',
      householdSize: 4,
    },
    median: { 50: 57_000, 80: 91_200, 120: 136_800 },
    local: {
      'ne-nifa-homebuyer-assistance': check({
        price: 'cap not known',
        'first-mortgage': 'only VA or USDA could lend 832,751',
      }),
      'ne-fhlbtopeka-hsp': no({ income: '40.4% over 91,200' }),
      'ne-fhlbtopeka-hope': check({
        'first-mortgage': 'types unknown; the loan of 865,251 is over 541,287',
      }),
    },
    first: ['ne-nifa-homebuyer-assistance', 45_000],
  }),

  goldenBuyer('Grant, Nebraska: the most money comes with low confidence', {
    home: place('69140', '31135', 'Grant', 'Perkins County', 'NE'),
    answers: {
      homePrice: 160_000,
      householdIncome: 75_300,
      downPayment: 4_000,
      creditScore: 'good',
      householdSize: 3,
    },
    median: { 50: 42_350, 80: 67_800, 120: 108_120 },
    local: {
      'ne-nifa-homebuyer-assistance': check({ price: 'very likely under the cap' }),
      'ne-fhlbtopeka-hsp': almost(
        { rule: 'income', by: 3_220 },
        '80% of 90,100 is 72,080 for all; 67,800 is for three',
        { conditions: 'all first-time' },
      ),
      'ne-fhlbtopeka-hope': yes('limit 127,050'),
      'ne-southwest-nebraska-dpa': yes('limit 84,700'),
    },
    // 20% of the price would be 32,000, but nothing about it is dated.
    first: ['ne-fhlbtopeka-hope', 12_500],
  }),
];
