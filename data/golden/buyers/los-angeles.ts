import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

const limits = { fha: 1_249_125, conforming: 1_249_125 };
const countyEmployer = check({
  income: 'limit unknown',
  profession: 'an employer that we do not ask about',
  conditions: 'a member county as the employer',
});
const victims = { conditions: 'lived in a named area when disaster came' };

export const losAngeles = [
  goldenBuyer('Van Nuys: a family $3,850 over 80% of the median', {
    home: place('91405', '06037', 'Van Nuys', 'Los Angeles County', 'CA'),
    answers: {
      homeType: 'condo',
      homePrice: 690_000,
      householdIncome: 137_100,
      downPayment: 7_000,
      creditScore: 'good',
      householdSize: 4,
    },
    median: { 50: 83_300, 80: 133_250, 120: 129_720, ...limits },
    local: {
      'ca-calhfa-myhome': check({
        amount: '3% to 3.5%, by loan type; limit 211,000 in the county',
      }),
      'ca-calhfa-dream-for-all': check({
        conditions: 'first generation, a lottery',
      }),
      'ca-calhfa-zip': yes('limit 211,000'),
      'ca-gsfa-platinum': yes('cap 832,750 for the price and the loan'),
      'ca-lahd-lipa': check({
        'service-area': 'a part of Los Angeles by its postal name',
        income: '3% over 133,250, an estimate',
        conditions: 'few places',
      }),
      'ca-lahd-mipa': check({ 'service-area': 'as above; above 133,250, up to 173,350' }),
      'ca-lacda-hop80': almost({ rule: 'income', by: 3_850 }, 'limit 133,250', {
        'service-area': 'not in Los Angeles city',
        conditions: 'no tenant',
      }),
      'ca-lacda-hop120': check({
        'service-area': 'not in Los Angeles city; 2.4 times 83,300 is 199,920',
        conditions: 'no tenant',
      }),
      'ca-gsfa-assist-to-own': countyEmployer,
      'ca-gsfa-recoverca-fire': almost({ rule: 'income', by: 3_850 }, 'limit 133,250', victims),
      'ca-gsfa-recoverca-flood': almost({ rule: 'income', by: 3_850 }, 'limit 133,250', victims),
      'ca-sdhc-low-income': no({ 'service-area': 'another city' }),
    },
    // 5.5% of a loan of 683,000.
    first: ['ca-gsfa-platinum', 37_565],
  }),

  goldenBuyer('Los Angeles: a couple one dollar above 80% of the median', {
    home: place('90044', '06037', 'Los Angeles', 'Los Angeles County', 'CA'),
    answers: {
      homePrice: 860_000,
      householdIncome: 106_601,
      downPayment: 9_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 66_650, 80: 106_600, 120: 129_720, ...limits },
    local: {
      'ca-calhfa-myhome': check({ amount: '3% to 3.5%, by loan type; limit 211,000' }),
      'ca-calhfa-dream-for-all': check({ conditions: 'first generation, a lottery' }),
      'ca-calhfa-zip': yes('limit 211,000'),
      'ca-gsfa-platinum': yes('no price cap'),
      'ca-lahd-lipa': check({
        'service-area': 'city limits',
        income: '106,600 is an estimate',
        conditions: 'few places',
      }),
      'ca-lahd-mipa': check({ 'service-area': 'city limits; above 106,600, up to 138,700' }),
      'ca-lacda-hop80': no({ income: 'limit 106,600', price: 'cap 700,000' }),
      'ca-lacda-hop120': almost({ rule: 'price', by: 10_000 }, 'cap 850,000', {
        'service-area': 'not in Los Angeles city',
        conditions: 'no tenant',
      }),
      'ca-gsfa-assist-to-own': countyEmployer,
      'ca-gsfa-recoverca-fire': almost({ rule: 'income', by: 1 }, 'limit 106,600', victims),
      'ca-gsfa-recoverca-flood': almost({ rule: 'income', by: 1 }, 'limit 106,600', victims),
    },
    first: ['ca-gsfa-platinum', 46_805],
  }),
];
