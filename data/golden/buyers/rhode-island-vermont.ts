import { almost, check } from '../expectation.ts';
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
    median: { 50: 50_450, 80: 80_750, 120: 134_520, ofTowns: true },
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
        'service-area': 'city limits',
        income: 'within 10% of 80,750, where HUD publishes limits by town',
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
    median: { 50: 49_900, 80: 79_800, 120: 148_080, ofTowns: true },
    local: {
      'vt-vhfa-assist': check({ conditions: 'never owned a home' }),
      'vt-vhfa-first-generation': check({
        conditions: 'first generation; 90% of the FHA limit is 517,500',
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
    median: { 50: 49_900, 80: 79_800, 120: 148_080, ofTowns: true },
    local: {
      'vt-vhfa-assist': check({
        'credit-score': '640 is between 620 and 659',
        conditions: 'never owned a home',
      }),
      'vt-vhfa-first-generation': check({
        'credit-score': 'as above',
        conditions: 'first generation',
      }),
      'vt-vhfa-mcc': check({ 'credit-score': 'as above; a tax credit, never the first' }),
      'vt-cht-shared-equity': check({ conditions: 'a home of the trust' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 21_250],
  }),
];
