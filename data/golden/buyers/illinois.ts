import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const illinois = [
  goldenBuyer('Chicago: a family buys two units, 5% over the price cap', {
    home: place('60629', '17031', 'Chicago', 'Cook County', 'IL'),
    answers: {
      homeType: 'multi-family',
      homePrice: 640_000,
      householdIncome: 125_000,
      downPayment: 20_000,
      creditScore: 'good',
      householdSize: 5,
    },
    median: { 50: 65_650, 80: 105_000, 120: 145_800 },
    local: {
      'il-ihda-access-forgivable': check({ price: '610,939 is an estimate; limit 134,520' }),
      'il-ihda-access-deferred': check({ price: 'as above' }),
      'il-ihda-access-repayable': check({ price: 'as above' }),
      'il-ihda-access-home': almost(
        { rule: 'price', by: 29_061 },
        'here 610,939 is the program’s own; limit 137,885 for three or more',
      ),
      'il-cook-county-dpa': yes('120% is 145,800; paused'),
      'il-cha-down-payment-assistance': no({ income: '19% over 105,000' }),
      'il-fhlbc-downpayment-plus': no({ income: '19% over 105,000' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 32_000],
  }),

  goldenBuyer('Springfield: a single buyer with $900 of their own', {
    home: place('62704', '17167', 'Springfield', 'Sangamon County', 'IL'),
    answers: {
      homePrice: 130_000,
      householdIncome: 39_000,
      downPayment: 900,
      creditScore: 'good',
      householdSize: 1,
    },
    median: { 50: 40_250, 80: 64_350, 120: 137_880 },
    local: {
      'il-ihda-access-forgivable': almost({ rule: 'own-contribution', by: 400 }, '1% is 1,300'),
      'il-ihda-access-deferred': almost({ rule: 'own-contribution', by: 400 }, '1% is 1,300'),
      'il-ihda-access-repayable': almost({ rule: 'own-contribution', by: 400 }, '1% is 1,300'),
      'il-ihda-access-home': almost({ rule: 'own-contribution', by: 400 }, '1% is 1,300'),
      'il-fhlbc-downpayment-plus': almost({ rule: 'own-contribution', by: 100 }, 'requires 1,000'),
      'il-cook-county-dpa': no({ 'service-area': 'another county' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 6_500],
  }),
];
