import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';
import { californiaLoans } from './california-loans.ts';

const employer = {
  income: 'limit unknown',
  profession: 'an employer that we do not ask about',
  conditions: 'a member county as the employer',
};
const victims = { conditions: 'lived in a named area when disaster came' };

export const california = [
  goldenBuyer('San Diego: a household of five $500 short of 1%', {
    home: place('92114', '06073', 'San Diego', 'San Diego County', 'CA'),
    answers: {
      homePrice: 750_000,
      householdIncome: 150_000,
      downPayment: 7_000,
      creditScore: 'fair',
      householdSize: 5,
    },
    median: { 50: 94_450, 80: 151_100, 120: 157_080, fha: 1_104_000, conforming: 1_104_000 },
    local: {
      'ca-calhfa-myhome': check({
        amount: '3% to 3.5%, by loan type',
        'credit-score': '640 is between 620 and 659',
      }),
      'ca-calhfa-dream-for-all': almost(
        { rule: 'credit-score', required: 660 },
        '659 is the end of the band; 150,000 is below both readings of 120%',
        {
          income: 'we do not have the limit of this county',
          conditions: 'first generation, a lottery',
        },
      ),
      'ca-calhfa-zip': check({ 'credit-score': 'as above; limit 185,000 elsewhere' }),
      'ca-gsfa-platinum': check({ 'credit-score': 'as above' }),
      'ca-sdhc-low-income': almost({ rule: 'own-contribution', by: 500 }, '1% is 7,500', {
        'service-area': 'city limits',
      }),
      'ca-sdhc-middle-income': no({ 'min-income': 'must be above 151,100' }),
      'ca-san-diego-county-dcca': almost(
        { rule: 'own-contribution', by: 15_500 },
        '3% is 22,500; 80% is 151,100',
        {
          'service-area': 'the county leaves the city out',
          price: '7% over 698,000, an estimate',
        },
      ),
      'ca-san-diego-county-moderate-dpa': almost(
        { rule: 'own-contribution', by: 15_500 },
        'as above; 2.4 times 94,450 is 226,680',
        { 'service-area': 'the county leaves the city out' },
      ),
      'ca-gsfa-assist-to-own': check({ 'credit-score': '640', ...employer }),
      'ca-gsfa-recoverca-fire': check({ 'credit-score': '640', ...victims }),
      'ca-gsfa-recoverca-flood': check(victims),
      'ca-lisc-access-granted': check({ conditions: 'a second grant from a lender' }),
      'ca-lahd-mipa': no({ 'service-area': 'another city' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 37_500],
  }),

  goldenBuyer('San Francisco: a family one dollar over the city’s limit', {
    home: place('94112', '06075', 'San Francisco', 'San Francisco County', 'CA'),
    answers: {
      homeType: 'condo',
      homePrice: 1_100_000,
      householdIncome: 269_701,
      downPayment: 60_000,
      creditScore: 'excellent',
      householdSize: 3,
    },
    median: { 50: 94_550, 80: 151_300, 120: 240_960, fha: 1_249_125, conforming: 1_249_125 },
    local: {
      'ca-calhfa-myhome': check({
        amount: '3% to 3.5%, by loan type; limit 325,000 in the county',
      }),
      'ca-calhfa-dream-for-all': check({
        income: 'we do not have the limit of this county',
        conditions: 'first generation, a lottery',
      }),
      'ca-calhfa-zip': yes('limit 325,000; a loan of 1,008,800'),
      'ca-gsfa-platinum': no({ 'first-mortgage': '982,800 is above 832,750' }),
      'ca-sf-mohcd-dalp': almost({ rule: 'income', by: 1 }, 'limit 269,700 for three', {
        conditions: 'a lottery; its round ended in June 2025; the county is the city',
      }),
      'ca-sf-first-responder-educator-dalp': no({ profession: 'public servants only' }),
      'ca-sf-teacher-next-door': no({ profession: 'teachers only' }),
      'ca-gsfa-assist-to-own': check(employer),
      'ca-gsfa-recoverca-fire': no({ income: '78% over 151,300' }),
      'ca-gsfa-recoverca-flood': no({ income: '78% over 151,300' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 55_000],
  }),

  goldenBuyer('Fresno: a vacation home for a couple that owns one', {
    home: place('93722', '06019', 'Fresno', 'Fresno County', 'CA'),
    answers: {
      homePlan: 'vacation',
      housingStatus: false,
      homePrice: 350_000,
      householdIncome: 95_000,
      downPayment: 70_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 38_850, 80: 62_200, 120: 109_560 },
    local: {
      'ca-calhfa-myhome': no({
        'first-time-buyer': 'no exemption',
        'home-plan': 'primary homes only',
      }),
      'ca-calhfa-dream-for-all': no({
        'first-time-buyer': 'no exemption',
        'home-plan': 'primary homes only',
      }),
      'ca-calhfa-zip': no({
        'first-time-buyer': 'no exemption',
        'home-plan': 'primary homes only',
      }),
      'ca-gsfa-platinum': almost(
        { rule: 'home-plan', required: 'primary' },
        'owners may buy, with a conventional loan',
      ),
      'ca-gsfa-assist-to-own': almost(
        { rule: 'home-plan', required: 'primary' },
        'owners may buy',
        employer,
      ),
      'ca-gsfa-recoverca-fire': no({
        income: '53% over 62,200',
        'home-plan': 'primary homes only',
      }),
      'ca-gsfa-recoverca-flood': no({
        'first-time-buyer': 'no exemption',
        income: '53% over 62,200',
        'home-plan': 'primary homes only',
      }),
    },
    first: null,
  }),

  ...californiaLoans,
];
