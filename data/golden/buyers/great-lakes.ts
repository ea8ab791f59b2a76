import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';
import { michiganIndiana } from './michigan-indiana.ts';

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
    median: { 50: 55_750, 80: 89_200, 120: 133_800, fha: 591_100 },
    local: {
      'oh-ohfa-your-choice-dpa': check({ amount: '3% to 3.5%, by loan type' }),
      'oh-ohfa-grants-for-grads': no({ 'first-time-buyer': 'no exemption' }),
      'oh-ohfa-ohio-heroes': check({
        amount: '3% to 3.5%, by loan type',
        conditions: 'only listed jobs',
      }),
      'oh-fhlbcin-welcome-home': yes('limit 89,200'),
      'oh-columbus-addi': no({ 'first-time-buyer': 'no exemption' }),
      'oh-osu-university-district-incentive': check({
        'service-area': 'city limits',
        conditions: 'works for Ohio State, near its campus',
      }),
      'oh-ohfa-mortgage-tax-credit': check({ 'first-time-buyer': 'exempt only in targeted areas' }),
    },
    // Two programs give 20,000 (one gives 5% of the price): a grant comes before a forgivable loan.
    first: ['oh-fhlbcin-welcome-home', 20_000],
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
      'wi-wheda-easy-close': yes('limit 108,900'),
      'wi-wheda-capital-access': yes('limit 69,400, paused'),
      'wi-milwaukee-home-dpa': check({
        amount: '5,000 to 7,000, by area',
        'service-area': 'city limits',
        conditions: 'lives in Milwaukee',
      }),
      'wi-fhlbc-downpayment-plus': yes('limit 69,400'),
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
      'wi-wheda-easy-close': almost({ rule: 'income', by: 5_050 }, 'limit 154,950'),
      'wi-wheda-capital-access': no({ income: '66.4% over 96,150' }),
      'wi-madison-home-buy-american-dream': no({ income: '66.4% over 96,150' }),
      'wi-fhlbc-downpayment-plus': no({ income: '66.4% over 96,150' }),
      'wi-dane-county-momentum': no({ income: '66.4% over 96,150' }),
      'wi-dane-hbrt-closing-cost-grant': no({ income: '66.4% over 96,150' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 24_000],
  }),

  goldenBuyer('Sun Prairie: outside the city that the county leaves out', {
    home: place('53590', '55025', 'Sun Prairie', 'Dane County', 'WI'),
    answers: {
      homePrice: 380_000,
      householdIncome: 96_150,
      downPayment: 12_000,
      creditScore: 'good',
      householdSize: 3,
    },
    median: { 50: 60_900, 80: 96_150, 120: 162_360 },
    local: {
      'wi-wheda-easy-close': yes('limit 154,950'),
      'wi-wheda-capital-access': yes('limit 96,150, paused'),
      'wi-fhlbc-downpayment-plus': yes('limit 96,150'),
      'wi-dane-county-momentum': check({ conditions: 'only towns that take part' }),
      'wi-dane-hbrt-closing-cost-grant': yes('limit 96,150'),
    },
    first: ['wi-wheda-easy-close', 22_800],
  }),
  ...michiganIndiana,
];
