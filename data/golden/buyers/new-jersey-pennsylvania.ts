import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const newJerseyPennsylvania = [
  goldenBuyer('Jersey City: a family in a condo, with the city’s help on a waiting list', {
    home: place('07304', '34017', 'Jersey City', 'Hudson County', 'NJ'),
    answers: {
      homeType: 'condo',
      homePrice: 560_000,
      householdIncome: 98_000,
      downPayment: 20_000,
      creditScore: 'good',
      householdSize: 3,
    },
    median: { 50: 66_300, 80: 106_150, 120: 132_120 },
    local: {
      'nj-njhmfa-dpa': yes('120% of 110,100 is 132,120; far below the FHA limit'),
      'nj-njhmfa-first-generation': check({ conditions: 'first generation' }),
      'nj-njcc-statewide-dpa': yes('the median is 110,100, own money 2,000'),
      'nj-jersey-city-gnhp': check({
        'service-area': 'city limits',
        conditions: 'a lottery',
      }),
      'nj-bergen-american-dream': no({ 'service-area': 'another county' }),
    },
    // 30,000 is more than 5% of the price. The program with 150,000 has only a waiting list.
    first: ['nj-njcc-statewide-dpa', 30_000],
  }),

  goldenBuyer('Newark: a household of six that owned before buys two units', {
    home: place('07104', '34013', 'Newark', 'Essex County', 'NJ'),
    answers: {
      homeType: 'multi-family',
      housingStatus: false,
      homePrice: 480_000,
      householdIncome: 84_000,
      downPayment: 1_500,
      creditScore: 'fair',
      householdSize: 6,
    },
    median: { 50: 80_300, 80: 123_900, 120: 166_080 },
    local: {
      'nj-njhmfa-dpa': check({ 'first-time-buyer': 'exempt only in targeted areas' }),
      'nj-njhmfa-first-generation': no({ 'first-time-buyer': 'no exemption' }),
      'nj-njcc-statewide-dpa': almost({ rule: 'own-contribution', by: 500 }, 'requires 2,000'),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 24_000],
  }),

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
    median: { 50: 61_350, 80: 98_150, 120: 147_240 },
    local: {
      'pa-phfa-k-fit': check({ conditions: 'savings after closing; good begins at 660' }),
      'pa-phfa-keystone-flex-k-fit': check({ conditions: 'savings after closing' }),
      'pa-phfa-keystone-advantage': check({ conditions: 'savings after closing' }),
      'pa-phfa-homestead': no({ 'home-type': 'one unit or a condo' }),
      'pa-philadelphia-philly-first-home': yes('the whole county is the city'),
      'pa-pittsburgh-ura-dpcca': no({ 'service-area': 'another county' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 14_000],
  }),

  goldenBuyer('Pittsburgh: a couple $1,040 over 115% of the median, at 659 at most', {
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
      'pa-phfa-k-fit': no({ income: 'limit 126,960', 'credit-score': 'requires 660' }),
      'pa-phfa-keystone-flex-k-fit': check({
        'credit-score': '660 is an estimate',
        conditions: 'savings after closing',
      }),
      'pa-phfa-keystone-advantage': almost(
        { rule: 'credit-score', required: 660 },
        'here the income limit is the estimate',
        { income: 'over 126,960 by 1%', conditions: 'savings after closing' },
      ),
      'pa-phfa-homestead': no({ income: '81% over 70,650' }),
      'pa-pittsburgh-ura-dpcca': almost(
        { rule: 'income', by: 1_040 },
        'limit 126,960 for any score',
        { 'service-area': 'city limits', conditions: 'liquid savings' },
      ),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 10_500],
  }),
];
