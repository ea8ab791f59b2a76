import { check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

/** Loan limits for one unit, the same in all of these counties. */
const limits = { fha: 962_550, conforming: 962_550 };
const dorchester = place('02124', '25025', 'Dorchester Center', 'Suffolk County', 'MA');

export const bostonArea = [
  goldenBuyer('Dorchester: a family buys a three-decker in Boston', {
    home: dorchester,
    answers: {
      homeType: 'multi-family',
      homePrice: 850_000,
      householdIncome: 158_000,
      downPayment: 45_000,
      creditScore: 'excellent',
      householdSize: 4,
    },
    median: { 50: 85_700, 80: 137_100, 120: 197_520, ofTowns: true, ...limits },
    local: {
      'ma-masshousing-dpa-deferred': no({ income: '60% is 1.2 times 85,700' }),
      'ma-masshousing-dpa-amortizing': yes('the limit of Suffolk County is 205,335'),
      'ma-masshousing-operation-welcome-home': no({ veteran: 'for veterans' }),
      'ma-mhp-one-plus': check({
        'service-area': 'a part of Boston by its postal name',
        income: 'within 10% of 100% for four, 171,400',
        conditions: 'from one of the 29 communities',
      }),
      'ma-boston-first-time-homebuyer': check({
        amount: '35,000 or 5% to 50,000 or 5%, by income',
        'service-area': 'a part of Boston by its postal name',
        conditions: 'under 75,000 in assets; 135% for four is 231,390',
      }),
      'ma-worcester-dpa': no({ 'service-area': 'another county' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 42_500],
  }),

  goldenBuyer('Dorchester: a three-decker above the limits for one unit', {
    home: dorchester,
    answers: {
      homeType: 'multi-family',
      homePrice: 1_150_000,
      householdIncome: 190_000,
      downPayment: 120_000,
      creditScore: 'excellent',
      householdSize: 6,
    },
    median: { 50: 99_450, 80: 159_050, 120: 197_520, ofTowns: true, ...limits },
    local: {
      'ma-masshousing-dpa-deferred': no({ income: '60% is 119,340' }),
      'ma-masshousing-dpa-amortizing': check({
        'first-mortgage': '1,005,000 is over the limit for one unit',
      }),
      'ma-masshousing-operation-welcome-home': no({ veteran: 'for veterans' }),
      'ma-mhp-one-plus': check({
        'service-area': 'a part of Boston by its postal name',
        income: 'within 10% of 198,900',
        conditions: 'from one of the 29 communities',
        'first-mortgage': '980,000',
      }),
      'ma-boston-first-time-homebuyer': check({
        amount: '35,000 or 5% to 50,000 or 5%, by income',
        'service-area': 'a part of Boston by its postal name',
        conditions: 'under 75,000 in assets',
        'first-mortgage': '980,000',
      }),
    },
    // Its loan of 972,500 needs the check too, as every other one.
    first: ['us-cbcma-chenoa-fund-forgivable', 57_500],
  }),

  goldenBuyer('Cambridge: two programs of $30,000, one forgiven and one deferred', {
    home: place('02139', '25017', 'Cambridge', 'Middlesex County', 'MA'),
    answers: {
      homeType: 'condo',
      homePrice: 600_000,
      householdIncome: 70_000,
      downPayment: 20_000,
      creditScore: 'excellent',
      householdSize: 2,
    },
    median: { 50: 68_600, 80: 109_700, 120: 197_520, ofTowns: true, ...limits },
    local: {
      'ma-masshousing-dpa-deferred': yes('60% is 82,320, and 70,000 is 15% below it'),
      'ma-masshousing-dpa-amortizing': yes('limit 205,335'),
      'ma-masshousing-operation-welcome-home': no({ veteran: 'for veterans' }),
      'ma-cambridge-homebridge': no({ 'min-income': 'more than 60%, 82,320' }),
      'ma-cambridge-downpayment-assistance': check({
        'service-area': 'city limits',
        income: 'limit unknown',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 30_000],
  }),

  goldenBuyer('Lowell: a veteran who owned before, exactly at the city’s limit for four', {
    home: place('01852', '25017', 'Lowell', 'Middlesex County', 'MA'),
    answers: {
      housingStatus: false,
      veteranStatus: true,
      homePrice: 450_000,
      householdIncome: 104_550,
      downPayment: 15_000,
      creditScore: 'good',
      householdSize: 4,
    },
    median: { 50: 85_700, 80: 137_100, 120: 197_520, ofTowns: true, ...limits },
    local: {
      'ma-masshousing-dpa-deferred': no({ 'first-time-buyer': 'no exemption' }),
      'ma-masshousing-dpa-amortizing': no({ 'first-time-buyer': 'no exemption' }),
      'ma-masshousing-operation-welcome-home': no({ 'first-time-buyer': 'veterans too' }),
      'ma-mhp-one-plus': no({ 'first-time-buyer': 'no exemption' }),
      'ma-lowell-home-program': check({
        price: 'we do not have the cap',
        'service-area': 'city limits',
        conditions: 'Social Security numbers; its own limits have no margin for towns',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 22_500],
  }),

  goldenBuyer('Quincy: a family exactly at the consortium’s income limit and price cap', {
    home: place('02169', '25021', 'Quincy', 'Norfolk County', 'MA'),
    answers: {
      homeType: 'condo',
      homePrice: 622_000,
      householdIncome: 119_100,
      downPayment: 25_000,
      creditScore: 'good',
      householdSize: 3,
    },
    median: { 50: 77_150, 80: 123_400, 120: 197_520, ofTowns: true, ...limits },
    local: {
      'ma-masshousing-dpa-deferred': no({ income: '60% is 92,580' }),
      'ma-masshousing-dpa-amortizing': yes('limit 205,335'),
      'ma-masshousing-operation-welcome-home': no({ veteran: 'for veterans' }),
      'ma-mhp-one-plus': check({
        'service-area': 'city limits',
        conditions: 'from one of the 29 communities; 100% for three is 154,300',
      }),
      'ma-south-shore-home-consortium-fthb': check({ 'service-area': 'city limits' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 31_100],
  }),
];
