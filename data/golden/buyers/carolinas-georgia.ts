import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const carolinasGeorgia = [
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
      'nc-nchfa-1st-home-advantage': yes('limit 126,000 in the county, cap 480,000'),
      'nc-charlotte-housecharlotte': check({ 'service-area': 'city limits; 110% is 129,140' }),
      'nc-raleigh-homebuyer-assistance': no({ 'service-area': 'another city' }),
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
        'primary homes only; 80% is 95,300',
        { 'service-area': 'city limits' },
      ),
    },
    first: null,
  }),

  goldenBuyer('Greenville: a teacher’s family 2% over 115% of the median', {
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
      'sc-schousing-homebuyer-program': almost({ rule: 'income', by: 2_640 }, 'limit 122,360'),
      'sc-schousing-palmetto-heroes': almost({ rule: 'income', by: 2_640 }, 'limit 122,360', {
        conditions: 'full time in a listed job',
      }),
      'sc-schousing-palmetto-home-advantage': check({
        income: 'we do not have the limit',
        'credit-score': '640 is between 620 and 659',
      }),
      'sc-greenville-county-homebuyer': yes('120% is 127,680'),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 13_000],
  }),

  goldenBuyer('Atlanta in DeKalb County: a nurse’s family exactly at the 80% limit', {
    home: place('30307', '13089', 'Atlanta', 'DeKalb County', 'GA'),
    answers: {
      homeType: 'condo',
      homePrice: 325_000,
      householdIncome: 84_850,
      downPayment: 12_000,
      creditScore: 'good',
      householdSize: 3,
      profession: ['healthcare'],
    },
    median: { 50: 53_050, 80: 84_850, 120: 141_360 },
    local: {
      'ga-dca-georgia-dream-standard': check({ conditions: 'savings' }),
      'ga-dca-georgia-dream-pen': check({ conditions: 'savings; health care is listed' }),
      'ga-dca-georgia-dream-choice': check({ conditions: 'a disability' }),
      'ga-dca-peach-plus': yes('limit 224,750 for three, cap 650,000'),
      'ga-invest-atlanta-home-atlanta': check({
        'service-area': 'city limits; the city is in two counties',
        income: 'we do not have the limit',
        conditions: 'no other property; cap 325,000',
      }),
      'ga-atlanta-housing-dpa': check({ 'service-area': 'city limits' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 16_250],
  }),

  goldenBuyer('An Atlanta address in Cobb County, which the city’s programs do not serve', {
    home: place('30339', '13067', 'Atlanta', 'Cobb County', 'GA'),
    answers: {
      homeType: 'condo',
      housingStatus: false,
      homePrice: 290_000,
      householdIncome: 72_000,
      downPayment: 15_000,
      creditScore: 'poor',
      householdSize: 2,
    },
    median: { 50: 47_150, 80: 75_400, 120: 141_360 },
    local: {
      'ga-dca-georgia-dream-standard': almost(
        { rule: 'credit-score', required: 640 },
        'the next band reaches 659',
        { 'first-time-buyer': 'exempt only in targeted areas', conditions: 'savings' },
      ),
      'ga-dca-georgia-dream-pen': almost({ rule: 'credit-score', required: 640 }, 'as above', {
        'first-time-buyer': 'as above',
        profession: 'its list is longer than ours',
        conditions: 'savings',
      }),
      'ga-dca-georgia-dream-choice': almost({ rule: 'credit-score', required: 640 }, 'as above', {
        'first-time-buyer': 'as above',
        conditions: 'a disability',
      }),
      'ga-dca-peach-plus': check({ 'credit-score': '640 is an estimate' }),
      'ga-invest-atlanta-home-atlanta': no({ 'service-area': 'not in Fulton or DeKalb County' }),
      'ga-atlanta-housing-dpa': no({ 'service-area': 'not in Fulton or DeKalb County' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 14_500],
  }),
];
