import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const carolinas = [
  goldenBuyer('Charlotte: a couple exactly at the city’s price cap', {
    home: place('28205', '37119', 'Charlotte', 'Mecklenburg County', 'NC'),
    answers: {
      homeType: 'condo',
      homePrice: 365_000,
      householdIncome: 110_000,
      downPayment: 10_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 47_000, 80: 75_150, 120: 140_880 },
    local: {
      'nc-nchfa-home-advantage': yes('limit 140,000'),
      'nc-nchfa-1st-home-advantage': yes('limit 126,000, cap 480,000'),
      'nc-charlotte-housecharlotte': almost(
        { rule: 'income', by: 6_600 },
        '110% for two is 103,400',
        { amount: '30,000 to 80,000, by income', 'service-area': 'city limits' },
      ),
      'nc-nchfa-cplp': no({ income: '80% for two is 75,150' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 18_250],
  }),

  goldenBuyer('Raleigh: a home to rent out, which no program accepts', {
    home: place('27610', '37183', 'Raleigh', 'Wake County', 'NC'),
    answers: {
      homePlan: 'investment',
      homePrice: 330_000,
      householdIncome: 88_000,
      downPayment: 20_000,
      creditScore: 'good',
      householdSize: 3,
    },
    median: { 50: 59_550, 80: 95_300, 120: 158_760 },
    local: {
      'nc-nchfa-home-advantage': almost(
        { rule: 'home-plan', required: 'primary' },
        'primary homes only',
      ),
      'nc-nchfa-1st-home-advantage': almost(
        { rule: 'home-plan', required: 'primary' },
        'primary homes only',
      ),
      'nc-raleigh-homebuyer-assistance': almost(
        { rule: 'home-plan', required: 'primary' },
        'primary homes only',
        { amount: '45,000 to 60,000, by area', 'service-area': 'city limits' },
      ),
      'nc-wake-county-affordable-homeownership': almost(
        { rule: 'home-plan', required: 'primary' },
        'primary homes only',
        { 'service-area': 'Raleigh is left out' },
      ),
      'nc-nchfa-cplp': almost({ rule: 'home-plan', required: 'primary' }, 'primary homes only', {
        price: 'very likely: 75% of 541,287 is 405,965.25',
        conditions: 'a CPLP member; an NC Home Advantage loan',
      }),
    },
    first: null,
  }),

  goldenBuyer('Greenville: a teacher’s family 2% over 115% of the median, over 120% for three', {
    home: place('29611', '45045', 'Greenville', 'Greenville County', 'SC'),
    answers: {
      homePrice: 260_000,
      householdIncome: 125_000,
      downPayment: 7_000,
      creditScore: 'fair',
      householdSize: 3,
      profession: ['education'],
    },
    median: { 50: 47_850, 80: 76_550, 120: 127_680 },
    local: {
      'sc-schousing-homebuyer-program': check({
        'credit-score': '640 is between 620 and 659',
        income:
          '115% of 106,400 is 122,360; up to 152,950 is a check (the state’s median is missing)',
      }),
      'sc-schousing-palmetto-heroes': check({
        'credit-score': '640 is between 620 and 659',
        income:
          '115% of 106,400 is 122,360; up to 152,950 is a check (the state’s median is missing)',
        conditions: 'full time in a listed job',
      }),
      'sc-schousing-palmetto-home-advantage': check({
        'credit-score': '640 is between 620 and 659',
      }),
      'sc-greenville-county-homebuyer': almost(
        { rule: 'income', by: 10_160 },
        '120% for three is 114,840',
        {
          amount: '5,000 to 10,000, by income',
          price: 'very likely: 75% of 541,287 is 405,965.25',
        },
      ),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 13_000],
  }),

  goldenBuyer('Hope Mills: the largest help is of low confidence', {
    home: place('28348', '37051', 'Hope Mills', 'Cumberland County', 'NC'),
    answers: {
      homePrice: 210_000,
      householdIncome: 58_950,
      downPayment: 6_000,
      creditScore: 'good',
      householdSize: 3,
    },
    median: { 50: 36_900, 80: 58_950, 120: 98_280 },
    local: {
      'nc-nchfa-home-advantage': yes('limit 140,000'),
      'nc-nchfa-1st-home-advantage': yes('limit 103,000, cap 480,000'),
      'nc-cumberland-county-gap-dap': yes('80% for three is 58,950'),
      'nc-nchfa-cplp': check({
        price: 'very likely: 75% of 541,287 is 405,965.25',
        conditions: 'a CPLP member; an NC Home Advantage loan',
      }),
    },
    // The county gives 20,000 with nothing to check, but we do not trust its facts enough.
    first: ['nc-nchfa-1st-home-advantage', 15_000],
  }),

  goldenBuyer('Fayetteville: in a city that the county’s program leaves out', {
    home: place('28304', '37051', 'Fayetteville', 'Cumberland County', 'NC'),
    answers: {
      homePrice: 210_000,
      householdIncome: 58_951,
      downPayment: 6_000,
      creditScore: 'good',
      householdSize: 3,
      profession: ['healthcare'],
    },
    median: { 50: 36_900, 80: 58_950, 120: 98_280 },
    local: {
      'nc-nchfa-home-advantage': yes('limit 140,000'),
      'nc-nchfa-1st-home-advantage': yes('limit 103,000, cap 480,000'),
      'nc-cumberland-county-gap-dap': check({
        'service-area': 'Fayetteville is left out',
        income: '80% for three is 58,950; up to 67,792.50 is a check (an estimate)',
      }),
      'nc-nchfa-cplp': almost({ rule: 'income', by: 1 }, '80% for three is 58,950', {
        price: 'very likely: 75% of 541,287 is 405,965.25',
        conditions: 'a CPLP member; an NC Home Advantage loan',
      }),
      'nc-fayetteville-citizen-hero': check({
        price: 'we do not have the cap',
        'service-area': 'city limits',
        income: '80% for three is 58,950; up to 67,792.50 is a check (an estimate)',
        conditions: 'the first-time rule may change',
      }),
      'nc-fayetteville-public-service-hero': check({
        'service-area': 'city limits',
        income: 'we do not have the limit',
        conditions: 'works for the city, county, schools or hospital',
      }),
    },
    first: ['nc-nchfa-1st-home-advantage', 15_000],
  }),
];
