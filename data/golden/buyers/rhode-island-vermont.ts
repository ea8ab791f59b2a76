import { almost, check, no } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const rhodeIslandVermont = [
  goldenBuyer('Providence: a family one score band too low buys two units', {
    home: place('02907', '44007', 'Providence', 'Providence County', 'RI'),
    answers: {
      homeType: 'multi-family',
      homePrice: 450_000,
      householdIncome: 76_000,
      downPayment: 8_000,
      creditScore: 'fair',
      householdSize: 3,
    },
    median: { 50: 50_450, 80: 80_750, 120: 134_520, ofTowns: true, fha: 787_750 },
    local: {
      'ri-rihousing-15kdpa': almost(
        { rule: 'credit-score', required: 660 },
        'the band ends at 659',
      ),
      'ri-rihousing-extra-assistance': almost({ rule: 'credit-score', required: 660 }, 'as above'),
      'ri-rihousing-firstgenhomeri': almost({ rule: 'credit-score', required: 660 }, 'as above', {
        conditions: 'first generation',
      }),
      'ri-providence-dpcc': check({
        amount: '10,000 to 20,000, by income',
        'service-area': 'city limits',
        income: 'within 10% of 80,750, where HUD publishes limits by town',
        price: 'cap unknown',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 22_500],
  }),

  goldenBuyer('Burlington: a couple 11% over the 80% limit, above the tax credit’s price cap', {
    home: place('05401', '50007', 'Burlington', 'Chittenden County', 'VT'),
    answers: {
      homePrice: 460_000,
      householdIncome: 88_600,
      downPayment: 15_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 49_900, 80: 79_800, 120: 148_080, ofTowns: true, fha: 575_000 },
    local: {
      'vt-vhfa-assist': check({
        price: 'we do not have the cap',
        conditions: 'never owned a home',
      }),
      'vt-vhfa-first-generation': check({
        conditions: 'first generation',
        price: 'cap unknown',
      }),
      'vt-vhfa-mcc': almost({ rule: 'price', by: 35_000 }, 'cap 425,000'),
      'vt-cht-shared-equity': check({ conditions: 'a home of the trust' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 23_000],
  }),

  goldenBuyer('Burlington: a couple 11% under the 80% limit, exactly at that cap', {
    home: place('05401', '50007', 'Burlington', 'Chittenden County', 'VT'),
    answers: {
      homePrice: 425_000,
      householdIncome: 71_000,
      downPayment: 15_000,
      creditScore: 'fair',
      householdSize: 2,
    },
    median: { 50: 49_900, 80: 79_800, 120: 148_080, ofTowns: true, fha: 575_000 },
    local: {
      'vt-vhfa-assist': check({
        price: 'we do not have the cap',
        'credit-score': '640 is between 620 and 659',
        conditions: 'never owned a home',
      }),
      'vt-vhfa-first-generation': check({
        'credit-score': 'as above',
        conditions: 'first generation',
        price: 'cap unknown',
      }),
      'vt-vhfa-mcc': check({ 'credit-score': 'as above; a tax credit, never the first' }),
      'vt-cht-shared-equity': check({ conditions: 'a home of the trust' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 21_250],
  }),

  goldenBuyer('Stowe: a second home, for which FHA loans are closed', {
    home: place('05672', '50015', 'Stowe', 'Lamoille County', 'VT'),
    answers: {
      homePlan: 'vacation',
      homePrice: 430_000,
      householdIncome: 70_000,
      downPayment: 50_000,
      creditScore: 'good',
      householdSize: 2,
    },
    // Chenoa wants a main home and an FHA loan, so it is two changes away. Others take a
    // conventional loan or name no type.
    median: { 50: 41_900, 80: 67_000, 120: 117_480, ofTowns: true },
    local: {
      'vt-vhfa-assist': almost(
        { rule: 'home-plan', required: 'primary' },
        'a conventional loan of 370,000 stays possible',
        { price: 'we do not have the cap', conditions: 'never owned a home, and savings' },
      ),
      'vt-vhfa-first-generation': almost(
        { rule: 'home-plan', required: 'primary' },
        'loan types unknown',
        { price: 'cap unknown', conditions: 'first generation' },
      ),
      'vt-vhfa-mcc': no({ 'home-plan': 'main homes only', price: 'cap 425,000' }),
      'us-cbcma-chenoa-fund-forgivable': no({
        'home-plan': 'main homes only',
        'first-mortgage': 'FHA is for main homes',
      }),
      'us-chase-homebuyer-grant': almost(
        { rule: 'home-plan', required: 'primary' },
        'conventional loans too',
        { conditions: 'some census tracts' },
      ),
    },
    first: null,
  }),

  goldenBuyer('Brattleboro: a loan that only a USDA or VA lender could make', {
    home: place('05301', '50025', 'Brattleboro', 'Windham County', 'VT'),
    answers: {
      homePrice: 950_000,
      householdIncome: 90_000,
      downPayment: 60_000,
      creditScore: 'excellent',
      householdSize: 2,
    },
    // The limits are 541,287 for FHA and 832,750 for conventional loans.
    median: { 50: 41_900, 80: 67_000, 120: 114_840, ofTowns: true },
    local: {
      'vt-vhfa-assist': check({
        price: 'we do not have the cap',
        'first-mortgage': '880,000: only USDA could be',
        conditions: 'never owned a home, and savings',
      }),
      'vt-vhfa-first-generation': check({
        'first-mortgage': '875,000, loan types unknown',
        price: 'cap unknown',
        conditions: 'first generation',
      }),
      'vt-vhfa-mcc': no({ price: 'cap 425,000' }),
      'vt-windham-windsor-shared-equity': check({
        'first-mortgage': '557,500 after 35%, above the smaller limit',
        income: 'limit unknown',
        conditions: 'a home of the trust',
      }),
      'us-cbcma-chenoa-fund-forgivable': no({ 'first-mortgage': '842,500 is over the FHA limit' }),
      'us-chase-homebuyer-grant': check({
        'first-mortgage': '882,500: only VA could be',
        conditions: 'some census tracts',
      }),
      'us-wells-fargo-homebuyer-access': no({ 'first-mortgage': 'conventional only' }),
    },
    first: ['us-fhlbboston-lift-up-new-england', 40_000],
  }),
];
