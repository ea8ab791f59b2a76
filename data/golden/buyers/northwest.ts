import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const northwest = [
  goldenBuyer('Seattle: a veteran who owned before, in a condo', {
    home: place('98118', '53033', 'Seattle', 'King County', 'WA'),
    answers: {
      homeType: 'condo',
      housingStatus: false,
      veteranStatus: true,
      homePrice: 520_000,
      householdIncome: 112_000,
      downPayment: 26_000,
      creditScore: 'good',
      householdSize: 1,
    },
    median: { 50: 57_550, 80: 81_700, 120: 197_280 },
    local: {
      'wa-wshfc-home-advantage-dpa': yes('limit 215,000'),
      'wa-wshfc-needs-based-dpa': no({ income: '37% over 81,700' }),
      'wa-wshfc-covenant-homeownership': no({ 'first-time-buyer': 'veterans too' }),
      'wa-wshfc-house-key-opportunity-dpa': no({ income: '37% over 81,700' }),
      'wa-wshfc-veterans-dpa': check({
        'first-time-buyer': 'exempt only in targeted areas, including veterans',
        conditions: 'an honorable discharge; limit 115,700',
      }),
      'wa-wshfc-homechoice': check({
        'first-time-buyer': 'exempt only in targeted areas',
        conditions: 'a disability',
      }),
      'wa-homesight-seattle': no({
        'first-time-buyer': 'veterans too',
        income: '37% over 81,700',
      }),
      'wa-tacoma-dpa': no({ 'service-area': 'another city' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 26_000],
  }),

  goldenBuyer('A Portland address in Washington County: a family exactly at the median', {
    home: place('97229', '41067', 'Portland', 'Washington County', 'OR'),
    answers: {
      homePrice: 640_000,
      householdIncome: 128_300,
      downPayment: 20_000,
      creditScore: 'good',
      householdSize: 3,
    },
    median: { 50: 57_750, 80: 92_400, 120: 153_960 },
    local: {
      'or-ohcs-firsthome-dpa': check({
        price: 'cap unknown, and above 631,350, 90% of the FHA limit',
        conditions: 'no other real estate',
      }),
      'or-ohcs-nextstep-dpa': almost({ rule: 'income', by: 3_300 }, 'limit 125,000', {
        conditions: 'no other real estate',
      }),
      'or-ohcs-partner-dpa': yes('the median is 128,300'),
      'or-portland-dpal': no({ 'service-area': 'the city’s county is Multnomah' }),
    },
    first: ['or-ohcs-partner-dpa', 60_000],
  }),

  goldenBuyer('Boise: a family that owned before, with a tax credit to ask about', {
    home: place('83709', '16001', 'Boise', 'Ada County', 'ID'),
    answers: {
      housingStatus: false,
      homePrice: 450_000,
      householdIncome: 91_000,
      downPayment: 3_000,
      creditScore: 'good',
      householdSize: 3,
    },
    median: { 50: 49_850, 80: 79_700, 120: 132_840 },
    local: {
      'id-ihfa-down-payment-assistance': yes('limit 170,000, own money 500'),
      'id-ihfa-mortgage-credit-certificate': check({
        'first-time-buyer': 'exempt only in targeted areas; 115% is 127,305',
      }),
    },
    // 8% of the price.
    first: ['id-ihfa-down-payment-assistance', 36_000],
  }),

  goldenBuyer('Anchorage: a couple 15% over the 80% limit', {
    home: place('99508', '02020', 'Anchorage', 'Anchorage Municipality', 'AK'),
    answers: {
      homePrice: 380_000,
      householdIncome: 98_000,
      downPayment: 10_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 54_050, 80: 85_450, 120: 162_120 },
    local: {
      'ak-ahfc-closing-cost-assistance': check({ conditions: 'lives in Alaska' }),
      'ak-cilc-down-payment-assistance': check({ conditions: 'two months saved' }),
      'ak-acdc-home-opportunity-program': no({ 'service-area': 'another borough' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 19_000],
  }),
];
