import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';
import { northwestLoans } from './northwest-loans.ts';

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
    median: { 50: 57_550, 80: 81_700, 120: 197_280, fha: 1_063_750, conforming: 1_063_750 },
    local: {
      'wa-wshfc-home-advantage-dpa': yes('limit 215,000'),
      'wa-wshfc-needs-based-dpa': check({ income: 'limit unknown', conditions: 'a need' }),
      'wa-wshfc-covenant-homeownership': no({ 'first-time-buyer': 'veterans too' }),
      'wa-wshfc-house-key-opportunity-dpa': no({ income: '37% over 81,700; veterans are exempt' }),
      'wa-wshfc-veterans-dpa': check({
        'first-time-buyer': 'exempt only in targeted areas, including veterans',
        conditions: 'an honorable discharge; limit 115,700',
      }),
      'wa-wshfc-homechoice': check({
        'first-time-buyer': 'exempt only in targeted areas',
        conditions: 'a disability; limit 115,700',
      }),
      'wa-homesight-seattle': no({
        'first-time-buyer': 'veterans too',
        income: '37% over 81,700',
      }),
      'wa-homesight-king-county': no({
        'first-time-buyer': 'veterans too',
        income: '37% over 81,700',
      }),
      'wa-tulalip-tribes-dpa': no({
        'first-time-buyer': 'no exemption',
        'home-type': 'no condos',
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
    median: { 50: 57_750, 80: 92_400, 120: 153_960, fha: 701_500 },
    local: {
      'or-ohcs-firsthome-dpa': check({
        price: 'cap unknown, and above 526,125, 75% of the FHA limit',
        conditions: 'no other real estate',
      }),
      'or-ohcs-nextstep-dpa': almost({ rule: 'income', by: 3_300 }, 'limit 125,000', {
        conditions: 'no other real estate',
      }),
      'or-ohcs-partner-dpa': check({ income: '115,500 for three, or the median, 128,300' }),
      'or-siletz-tribe-dpa': almost({ rule: 'income', by: 12_800 }, 'limit 115,500 for three', {
        conditions: 'members of the tribes',
      }),
      'or-portland-dpal': no({ 'service-area': 'the city’s county is Multnomah' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 32_000],
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
    median: { 50: 49_850, 80: 79_700, 120: 132_840, fha: 586_500 },
    local: {
      'id-ihfa-down-payment-assistance': yes('limit 170,000, own money 500'),
      'id-ihfa-mortgage-credit-certificate': check({
        'first-time-buyer': 'exempt only in targeted areas; 115% is 127,305',
        price: 'cap unknown',
      }),
      'id-boise-hop': almost({ rule: 'income', by: 11_300 }, 'above 49,850, up to 79,700', {
        'service-area': 'city limits',
        conditions: 'savings up to 35,000',
      }),
      'id-ihfa-heroes': no({ profession: 'listed jobs only' }),
      'id-autumngold': almost({ rule: 'income', by: 11_300 }, 'limit 79,700; a waiting list', {
        conditions: 'its own homes',
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
    median: { 50: 54_050, 80: 85_450, 120: 162_120, conforming: 1_249_125 },
    local: {
      'ak-ahfc-closing-cost-assistance': check({ conditions: 'lives in Alaska' }),
      'ak-cilc-down-payment-assistance': check({
        conditions: 'two months saved; 2.4 times 54,050 is 129,720',
      }),
      'ak-acdc-home-opportunity-program': no({ 'service-area': 'another borough' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 19_000],
  }),

  ...northwestLoans,
];
