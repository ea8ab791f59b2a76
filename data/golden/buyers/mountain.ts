import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';
import { coloradoUtah } from './colorado-utah.ts';

export const mountain = [
  goldenBuyer('Salt Lake City: a family one score band too low, $100 short of 1%', {
    home: place('84116', '49035', 'Salt Lake City', 'Salt Lake County', 'UT'),
    answers: {
      homeType: 'condo',
      homePrice: 410_000,
      householdIncome: 90_000,
      downPayment: 4_000,
      creditScore: 'fair',
      householdSize: 3,
    },
    median: { 50: 56_750, 80: 90_850, 120: 151_320, fha: 637_100 },
    local: {
      'ut-uhc-dpa-traditional': yes('limit 151,900; a score of 620'),
      'ut-uhc-dpa-deferred': yes('as above'),
      'ut-uhc-firsthome-dpa': almost(
        { rule: 'credit-score', required: 660 },
        'limit 130,850 for three and cap 635,600 are kept',
      ),
      'ut-uhc-first-time-homebuyer-assistance': check({
        conditions: 'newly built; cap 450,000',
      }),
      'ut-uhc-veteran-grant': no({ veteran: 'for veterans' }),
      'ut-slc-own-in-salt-lake-city': almost({ rule: 'own-contribution', by: 100 }, '1% is 4,100', {
        'service-area': 'city limits; 80% is 90,850',
      }),
      // The post uses Salt Lake City for homes in these cities too.
      'ut-murray-dpa': check({ 'service-area': 'postal name', conditions: 'inside Murray' }),
      'ut-midvale-dpa': check({ 'service-area': 'postal name', conditions: 'inside Midvale' }),
      'ut-taylorsville-own-in': almost({ rule: 'own-contribution', by: 100 }, '1% is 4,100', {
        'service-area': 'postal name',
        price: 'cap unknown',
        conditions: 'inside Taylorsville',
      }),
      'ut-salt-lake-county-own-in': almost({ rule: 'own-contribution', by: 100 }, '1% is 4,100', {
        'service-area': 'the county leaves the city out',
        price: 'cap unknown',
        conditions: 'an accepted offer',
      }),
      'ut-provo-home-purchase-plus': no({ 'service-area': 'another city' }),
    },
    // 6% of a loan of 406,000.
    first: ['ut-uhc-dpa-traditional', 24_360],
  }),

  goldenBuyer('Denver: a couple $100 short of the state’s $1,000', {
    home: place('80219', '08031', 'Denver', 'Denver County', 'CO'),
    answers: {
      homePrice: 480_000,
      householdIncome: 82_000,
      downPayment: 900,
      creditScore: 'fair',
      householdSize: 2,
    },
    median: { 50: 57_600, 80: 85_450, 120: 172_800, fha: 862_500, conforming: 862_500 },
    local: {
      'co-chfa-dpa-grant': almost({ rule: 'own-contribution', by: 100 }, 'requires 1,000'),
      'co-chfa-dpa-second': almost({ rule: 'own-contribution', by: 100 }, 'requires 1,000'),
      'co-chfa-firstgeneration': almost({ rule: 'own-contribution', by: 100 }, 'requires 1,000', {
        conditions: 'first generation',
      }),
      'co-denver-metrodpa': check({
        'credit-score': '640 is between 620 and 659',
        conditions: 'towns that take part; limit 216,000',
      }),
      'co-chac-dpa': almost({ rule: 'own-contribution', by: 100 }, 'requires 1,000', {
        conditions: 'parts of the state',
      }),
      'co-elpaso-turnkey-plus': no({ 'service-area': 'another county' }),
      'co-chfa-homeaccess-plus': almost({ rule: 'own-contribution', by: 100 }, 'requires 1,000', {
        income: 'limit not known',
        price: 'very likely: 75% of 862,500 is 646,875',
        conditions: 'a lasting disability',
      }),
      'co-dearfield-fund': check({
        conditions: 'for Black and African American buyers, by its own rules; a lender',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 24_000],
  }),

  goldenBuyer('Billings: a couple $2,000 over the limit for two', {
    home: place('59101', '30111', 'Billings', 'Yellowstone County', 'MT'),
    answers: {
      homeType: 'condo',
      homePrice: 300_000,
      householdIncome: 82_000,
      downPayment: 5_000,
      creditScore: 'fair',
      householdSize: 2,
    },
    median: { 50: 42_700, 80: 68_400, 120: 135_600, fha: 754_400 },
    local: {
      'mt-mboh-bond-advantage': check({
        price: 'cap unknown, price below 75% of the FHA limit; the median is 113,000',
      }),
      'mt-mboh-plus-deferred': almost({ rule: 'income', by: 2_000 }, 'limit 80,000 for two', {
        price: 'we do not have the cap',
      }),
      'mt-billings-first-time-home-buyer': no({
        income: '20% over 68,400',
        'home-type': 'no condos',
      }),
      'mt-community-reinvestment': check({
        conditions: 'counties that joined; 67,800 and 119,560 are the stricter readings',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 15_000],
  }),

  goldenBuyer('Cheyenne: a family 7% over the median, $500 short', {
    home: place('82001', '56021', 'Cheyenne', 'Laramie County', 'WY'),
    answers: {
      homePrice: 330_000,
      householdIncome: 112_000,
      downPayment: 1_000,
      creditScore: 'good',
      householdSize: 4,
    },
    median: { 50: 52_200, 80: 83_500, 120: 125_280 },
    local: {
      'wy-wcda-homestretch': no({
        income: 'both readings of the median are 104,400',
        'own-contribution': 'requires 1,500',
      }),
      'wy-wcda-amortizing-dpa': almost(
        { rule: 'own-contribution', by: 500 },
        'requires 1,500; limit 119,700, cap 510,939',
      ),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 16_500],
  }),

  ...coloradoUtah,
];
