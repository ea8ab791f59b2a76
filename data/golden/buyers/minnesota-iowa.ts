import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const minnesotaIowa = [
  goldenBuyer('A Minneapolis address in Anoka County: a couple exactly at the 80% limit', {
    home: place('55432', '27003', 'Minneapolis', 'Anoka County', 'MN'),
    answers: {
      homePrice: 340_000,
      householdIncome: 84_200,
      downPayment: 1_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 52_600, 80: 84_200, 120: 157_800, fha: 552_000 },
    local: {
      'mn-mnhousing-dpl-metro': check({
        amount: '14,000 to 18,000, by first generation; limit 85,000, cap 515,200',
      }),
      'mn-mnhousing-monthly-payment-loan': yes('limit 139,000, cap 515,200'),
      'mn-mmcdc-first-generation-fund': check({
        conditions: 'first generation, lives in Minnesota',
      }),
      'mn-fhlbdm-homestart': check({ price: 'we do not have the cap; limit 84,200' }),
      'mn-advancing-black-homeownership-fund': check({
        income: 'limit not known',
        conditions: 'the fund’s own definition',
      }),
      'mn-mnhousing-first-generation-loan': check({
        income: 'we do not have the limit',
        conditions: 'first generation',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 17_000],
  }),

  goldenBuyer('Saint Paul: a family that owned before', {
    home: place('55106', '27123', 'Saint Paul', 'Ramsey County', 'MN'),
    answers: {
      housingStatus: false,
      homePrice: 360_000,
      householdIncome: 102_000,
      downPayment: 4_000,
      creditScore: 'good',
      householdSize: 4,
    },
    median: { 50: 65_750, 80: 105_200, 120: 157_800, fha: 552_000 },
    local: {
      'mn-mnhousing-dpl-metro': no({ 'first-time-buyer': 'no exemption' }),
      'mn-mnhousing-monthly-payment-loan': yes('limit 159,900, cap 515,200'),
      'mn-mmcdc-first-generation-fund': no({ 'first-time-buyer': 'no exemption' }),
      'mn-saint-paul-dpa': check({ 'service-area': 'city limits', conditions: 'assets' }),
      'mn-ramsey-county-firsthome': no({ 'first-time-buyer': 'no exemption' }),
      'mn-fhlbdm-homestart': no({ 'first-time-buyer': 'no exemption' }),
      'mn-advancing-black-homeownership-fund': no({ 'first-time-buyer': 'no exemption' }),
      'mn-mnhousing-first-generation-loan': no({ 'first-time-buyer': 'no exemption' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 18_000],
  }),

  goldenBuyer('Duluth: a single buyer exactly at the lower reading of a limit', {
    home: place('55805', '27137', 'Duluth', 'St. Louis County', 'MN'),
    answers: {
      homePrice: 230_000,
      householdIncome: 70_800,
      downPayment: 6_000,
      creditScore: 'good',
      householdSize: 1,
    },
    median: { 50: 35_400, 80: 56_650, 120: 121_320 },
    local: {
      'mn-mnhousing-dpl-greater-mn': check({
        amount: '14,000 to 18,000, by first generation; limit 75,000, cap 472,030',
      }),
      'mn-mnhousing-monthly-payment-loan': yes('limit 122,700, cap 472,030'),
      'mn-mmcdc-first-generation-fund': check({
        conditions: 'first generation, lives in Minnesota',
      }),
      'mn-fhlbdm-homestart': no({ income: '25.0% over 56,650' }),
      'mn-mnhousing-first-generation-loan': check({
        income: 'we do not have the limit',
        conditions: 'first generation',
      }),
    },
    first: ['mn-mnhousing-monthly-payment-loan', 14_000],
  }),

  goldenBuyer('Duluth: a single buyer exactly at the higher reading of a limit', {
    home: place('55805', '27137', 'Duluth', 'St. Louis County', 'MN'),
    answers: {
      homePrice: 230_000,
      householdIncome: 101_100,
      downPayment: 6_000,
      creditScore: 'good',
      householdSize: 1,
    },
    median: { 50: 35_400, 80: 56_650, 120: 121_320 },
    local: {
      'mn-mnhousing-dpl-greater-mn': no({ income: '34.8% over 75,000' }),
      'mn-mnhousing-monthly-payment-loan': yes('limit 122,700, cap 472,030'),
      'mn-mmcdc-first-generation-fund': check({
        income: 'between 70,800 and 101,100',
        conditions: 'first generation, lives in Minnesota',
      }),
      'mn-fhlbdm-homestart': no({ income: '78.5% over 56,650' }),
      'mn-mnhousing-first-generation-loan': check({
        income: 'we do not have the limit',
        conditions: 'first generation',
      }),
    },
    first: ['mn-mnhousing-monthly-payment-loan', 14_000],
  }),

  goldenBuyer('Duluth: a single buyer one dollar over both readings', {
    home: place('55805', '27137', 'Duluth', 'St. Louis County', 'MN'),
    answers: {
      homePrice: 230_000,
      householdIncome: 101_101,
      downPayment: 6_000,
      creditScore: 'good',
      householdSize: 1,
    },
    median: { 50: 35_400, 80: 56_650, 120: 121_320 },
    local: {
      'mn-mnhousing-dpl-greater-mn': no({ income: '34.8% over 75,000' }),
      'mn-mnhousing-monthly-payment-loan': yes('limit 122,700, cap 472,030'),
      'mn-mmcdc-first-generation-fund': almost({ rule: 'income', by: 1 }, '70,800 or 101,100', {
        conditions: 'first generation, lives in Minnesota',
      }),
      'mn-fhlbdm-homestart': no({ income: '78.5% over 56,650' }),
      'mn-mnhousing-first-generation-loan': check({
        income: 'we do not have the limit',
        conditions: 'first generation',
      }),
    },
    first: ['mn-mnhousing-monthly-payment-loan', 14_000],
  }),

  goldenBuyer('Des Moines: a veteran and a partner who owned before', {
    home: place('50317', '19153', 'Des Moines', 'Polk County', 'IA'),
    answers: {
      housingStatus: false,
      veteranStatus: true,
      homePrice: 290_000,
      householdIncome: 105_000,
      downPayment: 10_000,
      creditScore: 'excellent',
      householdSize: 2,
    },
    median: { 50: 46_600, 80: 74_500, 120: 139_680 },
    local: {
      'ia-ifa-firsthome-plus-grant': yes('100% of the median is 105,000 or more'),
      'ia-ifa-firsthome-second-loan': yes('100% of the median is 105,000 or more'),
      'ia-ifa-homes-for-iowans': yes('limit 173,460, cap 665,000'),
      'ia-ifa-military-homeownership': check({ conditions: 'active duty' }),
      'ia-fhlbdm-homestart': no({
        'first-time-buyer': 'no exemption',
        income: '40.9% over 74,500',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 14_500],
  }),
];
