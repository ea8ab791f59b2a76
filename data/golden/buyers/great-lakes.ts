import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const greatLakes = [
  goldenBuyer('Columbus: a veteran’s family that owned before', {
    home: place('43207', '39049', 'Columbus', 'Franklin County', 'OH'),
    answers: {
      housingStatus: false,
      veteranStatus: true,
      homePrice: 400_000,
      householdIncome: 82_000,
      downPayment: 5_000,
      creditScore: 'good',
      householdSize: 4,
    },
    median: { 50: 55_750, 80: 89_200, 120: 133_800 },
    local: {
      'oh-ohfa-your-choice-dpa': yes('120% is 133,800; 90% of the FHA limit is 531,990'),
      'oh-ohfa-grants-for-grads': no({ 'first-time-buyer': 'no exemption' }),
      'oh-ohfa-ohio-heroes': check({ conditions: 'service counts as a profession' }),
      'oh-fhlbcin-welcome-home': yes('80% is 89,200, own money 500'),
      'oh-columbus-addi': no({ 'first-time-buyer': 'no exemption' }),
      'oh-cincinnati-addi': no({ 'service-area': 'another city' }),
    },
    // Two programs give 20,000 (one gives 5% of the price): a grant comes before a forgivable loan.
    first: ['oh-fhlbcin-welcome-home', 20_000],
  }),

  goldenBuyer('Detroit: a family between two limits, $200 short of 1%', {
    home: place('48219', '26163', 'Detroit', 'Wayne County', 'MI'),
    answers: {
      homePrice: 120_000,
      householdIncome: 80_000,
      downPayment: 1_000,
      creditScore: 'fair',
      householdSize: 3,
    },
    median: { 50: 47_200, 80: 75_500, 120: 125_760 },
    local: {
      'mi-mshda-mi-10k-dpa': almost(
        { rule: 'own-contribution', by: 200 },
        '1% is 1,200; limit 104,880 for three',
        { 'credit-score': '640 is between 620 and 659', conditions: 'cash' },
      ),
      'mi-mshda-first-generation-dpa': almost({ rule: 'own-contribution', by: 200 }, 'as above', {
        'credit-score': 'as above',
        conditions: 'first generation',
      }),
      'mi-detroit-dpa': almost({ rule: 'income', by: 2_540 }, 'limit 77,460 for three', {
        'service-area': 'city limits',
        conditions: 'a year in Detroit',
      }),
      'mi-thhi-shared-appreciation': check({
        'service-area': 'city limits',
        conditions: 'nine neighborhoods',
      }),
      'mi-fhlbi-launch': almost({ rule: 'income', by: 4_500 }, 'limit 75,500; paused'),
      'mi-fhlbi-homeboost': check({ conditions: 'first generation' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 6_000],
  }),

  goldenBuyer('Indianapolis: a family buys two units, which the state does not assist', {
    home: place('46218', '18097', 'Indianapolis', 'Marion County', 'IN'),
    answers: {
      homeType: 'multi-family',
      homePrice: 220_000,
      householdIncome: 84_000,
      downPayment: 2_000,
      creditScore: 'fair',
      householdSize: 4,
    },
    median: { 50: 55_150, 80: 88_250, 120: 132_360 },
    local: {
      'in-ihcda-first-step': no({
        'home-type': 'one unit or a condo',
        'own-contribution': '1% is 2,200',
      }),
      'in-ihcda-next-home': no({ 'home-type': 'one unit or a condo' }),
      'in-fwha-hoosier-homes': no({ 'home-type': 'one unit or a condo' }),
      'in-fhlbi-launch': yes('80% is 88,250; paused'),
      'in-fhlbi-homeboost': no({ 'home-type': 'one unit or a condo' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 11_000],
  }),

  goldenBuyer('Milwaukee: a couple buys two units', {
    home: place('53212', '55079', 'Milwaukee', 'Milwaukee County', 'WI'),
    answers: {
      homeType: 'multi-family',
      homePrice: 220_000,
      householdIncome: 66_000,
      downPayment: 2_500,
      creditScore: 'fair',
      householdSize: 2,
    },
    median: { 50: 43_400, 80: 69_400, 120: 130_080 },
    local: {
      'wi-wheda-easy-close': yes('limit 108,900 for any household of the county'),
      'wi-wheda-capital-access': yes('80% is 69,400; paused'),
      'wi-milwaukee-home-dpa': check({
        'service-area': 'city limits',
        conditions: 'lives in Milwaukee',
      }),
      'wi-madison-home-buy-american-dream': no({ 'service-area': 'another county' }),
      'wi-fhlbc-downpayment-plus': yes('80% is 69,400, own money 1,000'),
    },
    first: ['wi-wheda-easy-close', 13_200],
  }),

  goldenBuyer('Madison: a family $5,050 over the limit for three or more', {
    home: place('53711', '55025', 'Madison', 'Dane County', 'WI'),
    answers: {
      homePrice: 480_000,
      householdIncome: 160_000,
      downPayment: 30_000,
      creditScore: 'excellent',
      householdSize: 3,
    },
    median: { 50: 60_900, 80: 96_150, 120: 162_360 },
    local: {
      'wi-wheda-easy-close': almost({ rule: 'income', by: 5_050 }, 'limit 154,950 for three'),
      'wi-wheda-capital-access': no({ income: '66% over 96,150' }),
      'wi-madison-home-buy-american-dream': no({ income: '66% over 96,150' }),
      'wi-fhlbc-downpayment-plus': no({ income: '66% over 96,150' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 24_000],
  }),
];
