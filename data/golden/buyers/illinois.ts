import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const illinois = [
  goldenBuyer('Chicago: a family buys two units, 5% over the price cap', {
    home: place('60629', '17031', 'Chicago', 'Cook County', 'IL'),
    answers: {
      homeType: 'multi-family',
      homePrice: 640_000,
      householdIncome: 125_000,
      downPayment: 20_000,
      creditScore: 'good',
      householdSize: 5,
    },
    median: { 50: 65_650, 80: 105_000, 120: 145_800 },
    local: {
      'il-ihda-access-forgivable': check({ price: 'cap 610,939 is an estimate' }),
      'il-ihda-access-deferred': check({ price: 'cap 610,939 is an estimate' }),
      'il-ihda-access-repayable': check({ price: 'cap 610,939 is an estimate' }),
      'il-ihda-access-home': check({
        price: 'cap 610,939 is an estimate',
        'first-mortgage': 'types unknown; the loan of 605,000 is over 541,287',
      }),
      'il-cook-county-dpa': check({
        'first-mortgage': 'types unknown; the loan of 595,000 is over 541,287',
      }),
      'il-cha-down-payment-assistance': no({ income: '19.0% over 105,000' }),
      'il-fhlbc-downpayment-plus': no({ income: '19.0% over 105,000' }),
      'il-aurora-assist': no({ 'home-type': 'one unit or a condo' }),
      'il-uchicago-eahp': check({
        'service-area': 'city limits',
        income: 'limit not known',
        conditions: 'works for the university',
        'first-mortgage': 'types unknown; the loan of 600,000 is over 541,287',
      }),
      'il-ihda-smartbuy': no({ 'home-type': 'one unit or a condo' }),
      'il-chicago-homegrown': check({
        'service-area': 'city limits',
        'first-mortgage': 'types unknown; the loan of 550,000 is over 541,287',
        conditions: 'up to 150% in some tracts; owns no other home',
      }),
    },
    first: ['il-chicago-homegrown', 70_000],
  }),

  goldenBuyer('Springfield: a single buyer with $900 of their own', {
    home: place('62704', '17167', 'Springfield', 'Sangamon County', 'IL'),
    answers: {
      homePrice: 130_000,
      householdIncome: 39_000,
      downPayment: 900,
      creditScore: 'good',
      householdSize: 1,
    },
    median: { 50: 40_250, 80: 64_350, 120: 137_880 },
    local: {
      'il-ihda-access-forgivable': almost({ rule: 'own-contribution', by: 400 }, 'requires 1,300'),
      'il-ihda-access-deferred': almost({ rule: 'own-contribution', by: 400 }, 'requires 1,300'),
      'il-ihda-access-repayable': almost({ rule: 'own-contribution', by: 400 }, 'requires 1,300'),
      'il-ihda-access-home': almost({ rule: 'own-contribution', by: 400 }, 'requires 1,300'),
      'il-fhlbc-downpayment-plus': almost({ rule: 'own-contribution', by: 100 }, 'requires 1,000'),
      'il-aurora-assist': check({
        amount: '3% to 4%, by income',
        income: 'limit not known',
        price: 'very likely under the cap',
        conditions: 'only part of Illinois',
      }),
      'il-ihda-smartbuy': check({
        income: 'limit not known',
        price: 'very likely under the cap',
        conditions: 'student debt',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 6_500],
  }),

  goldenBuyer('Evanston: a single buyer at a limit that is the same for every size', {
    home: place('60201', '17031', 'Evanston', 'Cook County', 'IL'),
    answers: {
      homePrice: 420_000,
      householdIncome: 145_800,
      downPayment: 20_000,
      creditScore: 'good',
      householdSize: 1,
    },
    median: { 50: 42_550, 80: 68_050, 120: 145_800 },
    local: {
      'il-ihda-access-forgivable': yes('120% of 121,500 is 145,800'),
      'il-ihda-access-deferred': yes('120% of 121,500 is 145,800'),
      'il-ihda-access-repayable': yes('120% of 121,500 is 145,800'),
      'il-ihda-access-home': check({
        income: 'above 121,500, up to 151,875 as the state’s median is unknown',
      }),
      'il-cook-county-dpa': yes('limit 145,800'),
      'il-fhlbc-downpayment-plus': no({ income: '114.3% over 68,050' }),
      'il-aurora-assist': check({
        amount: '3% to 4%, by income',
        income: 'limit not known',
        price: 'cap not known',
        conditions: 'only part of Illinois',
      }),
      'il-ihda-smartbuy': check({
        income: 'limit not known',
        price: 'cap not known',
        conditions: 'student debt',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 21_000],
  }),

  goldenBuyer('Oak Park: six people one dollar over that limit', {
    home: place('60302', '17031', 'Oak Park', 'Cook County', 'IL'),
    answers: {
      homePrice: 420_000,
      householdIncome: 145_801,
      downPayment: 20_000,
      creditScore: 'good',
      householdSize: 6,
    },
    median: { 50: 70_500, 80: 112_800, 120: 145_800 },
    local: {
      'il-ihda-access-forgivable': check({ income: 'one dollar over 145,800, an estimate' }),
      'il-ihda-access-deferred': check({ income: 'one dollar over 145,800, an estimate' }),
      'il-ihda-access-repayable': check({ income: 'one dollar over 145,800, an estimate' }),
      'il-ihda-access-home': check({ income: '115% of 121,500 is 139,725, an estimate' }),
      'il-cook-county-dpa': almost({ rule: 'income', by: 1 }, 'limit 145,800'),
      'il-fhlbc-downpayment-plus': no({ income: '29.3% over 112,800' }),
      'il-aurora-assist': check({
        amount: '3% to 4%, by income',
        income: 'limit not known',
        price: 'cap not known',
        conditions: 'only part of Illinois',
      }),
      'il-ihda-smartbuy': check({
        income: 'limit not known',
        price: 'cap not known',
        conditions: 'student debt',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 21_000],
  }),
];
