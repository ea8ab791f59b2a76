import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const pennsylvania = [
  goldenBuyer('Philadelphia: a family exactly at half the median buys two units', {
    home: place('19143', '42101', 'Philadelphia', 'Philadelphia County', 'PA'),
    answers: {
      homeType: 'multi-family',
      homePrice: 280_000,
      householdIncome: 61_350,
      downPayment: 9_000,
      creditScore: 'good',
      householdSize: 4,
    },
    median: { 50: 61_350, 80: 98_150, 120: 147_240, fha: 630_200 },
    local: {
      'pa-phfa-k-fit': check({ conditions: 'savings after closing' }),
      'pa-phfa-keystone-flex-k-fit': check({ conditions: 'savings after closing' }),
      'pa-phfa-keystone-advantage': check({ conditions: 'savings after closing' }),
      'pa-phfa-homestead': no({ 'home-type': 'one unit only' }),
      'pa-philadelphia-philly-first-home': yes('100% for four is 122,700'),
      'pa-drexel-home-purchase': no({ 'home-type': 'one unit only' }),
      'pa-upenn-forgivable-loan': no({ 'home-type': 'one unit only' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 14_000],
  }),

  goldenBuyer('Pittsburgh: a couple 16% over the median, at 659 at most', {
    home: place('15210', '42003', 'Pittsburgh', 'Allegheny County', 'PA'),
    answers: {
      homeType: 'condo',
      homePrice: 210_000,
      householdIncome: 128_000,
      downPayment: 8_000,
      creditScore: 'fair',
      householdSize: 2,
    },
    median: { 50: 44_200, 80: 70_650, 120: 132_480 },
    local: {
      'pa-phfa-k-fit': almost({ rule: 'credit-score', required: 660 }, 'requires 660', {
        income: 'the median is 110,400; up to 138,000 is a check (the state’s median is missing)',
        conditions: 'savings after closing',
      }),
      'pa-phfa-keystone-flex-k-fit': almost(
        { rule: 'credit-score', required: 660 },
        '659 is the end of the band',
        { conditions: 'savings after closing' },
      ),
      'pa-phfa-keystone-advantage': almost(
        { rule: 'credit-score', required: 660 },
        'requires 660',
        {
          income: 'the median is 110,400; up to 138,000 is a check (the state’s median is missing)',
          conditions: 'savings after closing',
        },
      ),
      'pa-phfa-homestead': no({ income: '80% for two is 70,650' }),
      'pa-pittsburgh-ura-dpcca': no({ income: '115% for two is 101,660' }),
      'pa-penn-hills-homebuyer': check({
        price: 'we do not have the cap',
        'service-area': 'a postal name that reaches into the city',
        income: 'we do not have the limit',
        conditions: 'inside Penn Hills',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 10_500],
  }),

  goldenBuyer('Philadelphia: two units above the one-unit loan limit, incomes of several people', {
    home: place('19148', '42101', 'Philadelphia', 'Philadelphia County', 'PA'),
    answers: {
      homeType: 'multi-family',
      homePrice: 700_000,
      householdIncome: 205_000,
      downPayment: 30_000,
      creditScore: 'excellent',
      householdSize: 5,
    },
    median: { 50: 66_300, 80: 106_050, 120: 147_240, fha: 630_200 },
    local: {
      'pa-phfa-k-fit': no({ income: '115% of 122,700 is 141,105, at most 176,381.25' }),
      'pa-phfa-keystone-flex-k-fit': almost({ rule: 'price', by: 41_000 }, 'cap 659,000', {
        income: 'limit 196,200, of the borrowers only',
        conditions: 'savings after closing',
      }),
      'pa-phfa-keystone-advantage': no({
        income: '115% of 122,700 is 141,105, at most 176,381.25',
      }),
      'pa-phfa-homestead': no({ income: '80% for five is 106,050', 'home-type': 'one unit only' }),
      'pa-philadelphia-philly-first-home': no({ income: '100% for five is 132,600' }),
      'pa-drexel-home-purchase': no({ 'home-type': 'one unit only' }),
      'pa-upenn-forgivable-loan': no({ 'home-type': 'one unit only' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 35_000],
  }),

  goldenBuyer('Levittown: a loan exactly at the FHA limit after the help', {
    home: place('19057', '42017', 'Levittown', 'Bucks County', 'PA'),
    answers: {
      homePrice: 700_000,
      householdIncome: 150_000,
      downPayment: 34_800,
      creditScore: 'good',
      householdSize: 4,
    },
    median: { 50: 61_350, 80: 98_150, 120: 147_240, fha: 630_200 },
    local: {
      'pa-phfa-k-fit': check({
        income:
          '115% of 122,700 is 141,105; up to 176,381.25 is a check (the state’s median is missing)',
        conditions: 'savings after closing',
      }),
      'pa-phfa-keystone-flex-k-fit': almost({ rule: 'price', by: 41_000 }, 'cap 659,000', {
        conditions: 'savings after closing',
      }),
      'pa-phfa-keystone-advantage': check({
        income:
          '115% of 122,700 is 141,105; up to 176,381.25 is a check (the state’s median is missing)',
        conditions: 'savings after closing',
      }),
      'pa-phfa-homestead': no({ income: '80% for four is 98,150' }),
      'pa-bucks-county-fthb': check({
        income: 'we do not have the limit',
        price: 'unknown: 75% of 630,200 is 472,650',
        'first-mortgage': 'a loan of 655,200 is over the FHA limit of 630,200',
        conditions: 'lives or works in the county; no other property',
      }),
    },
    // The loan is 700,000 less 34,800 and 35,000 of help: 630,200, the FHA limit.
    first: ['us-cbcma-chenoa-fund-forgivable', 35_000],
  }),

  goldenBuyer('West Chester: a loan one dollar over the FHA limit after the help', {
    home: place('19380', '42029', 'West Chester', 'Chester County', 'PA'),
    answers: {
      homePrice: 700_000,
      householdIncome: 150_000,
      downPayment: 34_799,
      creditScore: 'good',
      householdSize: 4,
    },
    median: { 50: 61_350, 80: 98_150, 120: 147_240, fha: 630_200 },
    local: {
      'pa-phfa-k-fit': check({
        income:
          '115% of 122,700 is 141,105; up to 176,381.25 is a check (the state’s median is missing)',
        conditions: 'savings after closing',
      }),
      'pa-phfa-keystone-flex-k-fit': almost({ rule: 'price', by: 41_000 }, 'cap 659,000', {
        conditions: 'savings after closing',
      }),
      'pa-phfa-keystone-advantage': check({
        income:
          '115% of 122,700 is 141,105; up to 176,381.25 is a check (the state’s median is missing)',
        conditions: 'savings after closing',
      }),
      'pa-phfa-homestead': no({ income: '80% for four is 98,150' }),
    },
    // Without the Chenoa Fund no match is left that needs no check.
    first: ['pa-phfa-k-fit', 35_000],
  }),
];
