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
    median: { 50: 52_600, 80: 84_200, 120: 157_800 },
    local: {
      'mn-mnhousing-dpl-metro': yes('limit 85,000 for two, cap 515,200, own money 1,000'),
      'mn-mnhousing-dpl-greater-mn': no({ 'service-area': 'outside the metro counties' }),
      'mn-mnhousing-monthly-payment-loan': yes('limit 139,000 for one or two'),
      'mn-mmcdc-first-generation-fund': check({ conditions: 'first generation' }),
      'mn-minneapolis-dpa': no({ 'service-area': 'the city is in Hennepin County' }),
      'mn-fhlbdm-homestart': yes('80% is 84,200'),
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
    median: { 50: 65_750, 80: 105_200, 120: 157_800 },
    local: {
      'mn-mnhousing-dpl-metro': no({ 'first-time-buyer': 'no exemption' }),
      'mn-mnhousing-monthly-payment-loan': yes('limit 159,900 for three or more'),
      'mn-mmcdc-first-generation-fund': no({ 'first-time-buyer': 'no exemption' }),
      'mn-saint-paul-dpa': check({
        'service-area': 'city limits',
        conditions: 'assets; paused, 80% is 105,200',
      }),
      'mn-ramsey-county-firsthome': no({ 'first-time-buyer': 'no exemption' }),
      'mn-fhlbdm-homestart': no({ 'first-time-buyer': 'no exemption' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 18_000],
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
      'ia-ifa-firsthome-plus-grant': almost({ rule: 'income', by: 5_200 }, 'limit 99,800 for two'),
      'ia-ifa-firsthome-second-loan': almost({ rule: 'income', by: 5_200 }, 'limit 99,800'),
      'ia-ifa-homes-for-iowans': yes('limit 173,460, cap 665,000'),
      'ia-ifa-military-homeownership': check({ conditions: 'active duty' }),
      'ia-cedar-rapids-fthb': no({ 'service-area': 'another city' }),
      'ia-fhlbdm-homestart': no({
        'first-time-buyer': 'veterans too',
        income: '41% over 74,500',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 14_500],
  }),
];
