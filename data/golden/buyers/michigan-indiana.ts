import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const michiganIndiana = [
  goldenBuyer('Detroit: a family between two limits, $200 short of 1%', {
    home: place('48219', '26163', 'Detroit', 'Wayne County', 'MI'),
    answers: {
      homePrice: 120_000,
      householdIncome: 80_000,
      downPayment: 1_000,
      creditScore: 'fair',
      householdSize: 3,
    },
    median: { 50: 47_200, 80: 75_500, 120: 125_760 },
    local: {
      'mi-mshda-mi-10k-dpa': almost({ rule: 'own-contribution', by: 200 }, 'requires 1,200', {
        'credit-score': '640 is between 620 and 659',
        conditions: 'about 20,000 in cash at most',
      }),
      'mi-mshda-first-generation-dpa': almost(
        { rule: 'own-contribution', by: 200 },
        'requires 1,200',
        { 'credit-score': '640 is between 620 and 659', conditions: 'first generation' },
      ),
      'mi-detroit-dpa': almost({ rule: 'income', by: 4_500 }, 'limit 75,500', {
        'service-area': 'city limits',
        conditions: 'a year in Detroit',
      }),
      'mi-thhi-shared-appreciation': check({
        'service-area': 'city limits',
        conditions: 'nine neighborhoods',
      }),
      'mi-fhlbi-launch': almost({ rule: 'income', by: 4_500 }, 'limit 75,500'),
      'mi-fhlbi-homeboost': check({ conditions: 'first generation' }),
      'mi-wayne-county-homebuyer': check({
        'service-area': 'Detroit is left out',
        income: '75,500 is an estimate',
        conditions: 'only some communities; the payment’s share of income',
      }),
      'mi-gun-lake-tribe-dpa': check({ conditions: 'tribal citizens' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 6_000],
  }),

  goldenBuyer('Flint: a couple exactly at Michigan’s median, above the county’s', {
    home: place('48503', '26049', 'Flint', 'Genesee County', 'MI'),
    answers: {
      homePrice: 150_000,
      householdIncome: 98_400,
      downPayment: 3_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 33_450, 80: 53_550, 120: 98_520 },
    local: {
      'mi-mshda-mi-10k-dpa': check({ conditions: 'about 20,000 in cash at most' }),
      'mi-mshda-first-generation-dpa': check({ conditions: 'first generation' }),
      'mi-fhlbi-launch': no({ income: '83.8% over 53,550' }),
      'mi-fhlbi-homeboost': no({ income: '22.6% over 80,280' }),
      'mi-gun-lake-tribe-dpa': check({ conditions: 'tribal citizens' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 7_500],
  }),

  goldenBuyer('Flint: a couple exactly 20% above Michigan’s median', {
    home: place('48503', '26049', 'Flint', 'Genesee County', 'MI'),
    answers: {
      homePrice: 150_000,
      householdIncome: 118_080,
      downPayment: 3_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 33_450, 80: 53_550, 120: 98_520 },
    local: {
      'mi-mshda-mi-10k-dpa': check({
        income: 'between 98,400 and 118,080',
        conditions: 'about 20,000 in cash at most',
      }),
      'mi-mshda-first-generation-dpa': check({
        income: 'between 98,400 and 118,080',
        conditions: 'first generation',
      }),
      'mi-fhlbi-launch': no({ income: '120.5% over 53,550' }),
      'mi-fhlbi-homeboost': no({ income: '47.1% over 80,280' }),
      'mi-gun-lake-tribe-dpa': check({ conditions: 'tribal citizens' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 7_500],
  }),

  goldenBuyer('Flint: a couple one dollar past 20% above Michigan’s median', {
    home: place('48503', '26049', 'Flint', 'Genesee County', 'MI'),
    answers: {
      homePrice: 150_000,
      householdIncome: 118_081,
      downPayment: 3_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 33_450, 80: 53_550, 120: 98_520 },
    local: {
      'mi-mshda-mi-10k-dpa': no({ income: 'past 118,080, 20% over 98,400' }),
      'mi-mshda-first-generation-dpa': no({ income: 'past 118,080, 20% over 98,400' }),
      'mi-fhlbi-launch': no({ income: '120.5% over 53,550' }),
      'mi-fhlbi-homeboost': no({ income: '47.1% over 80,280' }),
      'mi-gun-lake-tribe-dpa': check({ conditions: 'tribal citizens' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 7_500],
  }),

  goldenBuyer('Livonia: cash above the savings cap, in a city that the county leaves out', {
    home: place('48154', '26163', 'Livonia', 'Wayne County', 'MI'),
    answers: {
      homePrice: 290_000,
      householdIncome: 67_100,
      downPayment: 25_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 41_950, 80: 67_100, 120: 125_760 },
    local: {
      'mi-mshda-mi-10k-dpa': check({ conditions: 'about 20,000 in cash at most' }),
      'mi-mshda-first-generation-dpa': check({ conditions: 'first generation' }),
      'mi-fhlbi-launch': yes('limit 67,100, paused'),
      'mi-fhlbi-homeboost': check({ conditions: 'first generation' }),
      'mi-wayne-county-homebuyer': check({
        'service-area': 'Livonia is left out',
        conditions: 'only some communities; the payment’s share of income',
      }),
      'mi-gun-lake-tribe-dpa': check({ conditions: 'tribal citizens' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 14_500],
  }),

  goldenBuyer('Dearborn Heights: not the Dearborn that the county leaves out', {
    home: place('48127', '26163', 'Dearborn Heights', 'Wayne County', 'MI'),
    answers: {
      homePrice: 190_000,
      householdIncome: 67_101,
      downPayment: 25_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 41_950, 80: 67_100, 120: 125_760 },
    local: {
      'mi-mshda-mi-10k-dpa': check({ conditions: 'about 20,000 in cash at most' }),
      'mi-mshda-first-generation-dpa': check({ conditions: 'first generation' }),
      'mi-fhlbi-launch': almost({ rule: 'income', by: 1 }, 'limit 67,100'),
      'mi-fhlbi-homeboost': check({ conditions: 'first generation' }),
      'mi-wayne-county-homebuyer': check({
        income: '67,100 is an estimate',
        conditions: 'only some communities; the payment’s share of income',
      }),
      'mi-gun-lake-tribe-dpa': check({ conditions: 'tribal citizens' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 9_500],
  }),

  goldenBuyer('Indianapolis: a family buys two units, which the state does not assist', {
    home: place('46218', '18097', 'Indianapolis', 'Marion County', 'IN'),
    answers: {
      homeType: 'multi-family',
      homePrice: 220_000,
      householdIncome: 84_000,
      downPayment: 2_000,
      creditScore: 'fair',
      householdSize: 4,
    },
    median: { 50: 55_150, 80: 88_250, 120: 132_360 },
    local: {
      'in-ihcda-first-step': no({
        'home-type': 'one unit or a condo',
        'own-contribution': 'requires 2,200',
      }),
      'in-ihcda-next-home': no({ 'home-type': 'one unit or a condo' }),
      'in-fwha-hoosier-homes': no({ 'home-type': 'one unit or a condo' }),
      'in-fhlbi-launch': yes('limit 88,250, paused'),
      'in-fhlbi-homeboost': check({ conditions: 'first generation; one to four units' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 11_000],
  }),

  goldenBuyer('Fort Wayne: three people exactly at the published limit', {
    home: place('46805', '18003', 'Fort Wayne', 'Allen County', 'IN'),
    answers: {
      homePrice: 240_000,
      householdIncome: 109_595,
      downPayment: 6_000,
      creditScore: 'good',
      householdSize: 3,
    },
    median: { 50: 42_800, 80: 68_500, 120: 114_120 },
    local: {
      'in-ihcda-first-step': yes('limit 109,595, cap 566,355'),
      'in-ihcda-next-home': yes('limit 109,595'),
      'in-fhlbi-launch': no({ income: '60.0% over 68,500' }),
      'in-fhlbi-homeboost': almost({ rule: 'income', by: 6_875 }, 'limit 102,720', {
        conditions: 'first generation',
      }),
      'in-fwha-hoosier-homes': check({ amount: '4% to 5%, by county' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 12_000],
  }),

  goldenBuyer('Evansville: a couple one dollar over the published limit', {
    home: place('47711', '18163', 'Evansville', 'Vanderburgh County', 'IN'),
    answers: {
      homePrice: 200_000,
      householdIncome: 95_301,
      downPayment: 6_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 37_200, 80: 59_550, 120: 111_600 },
    local: {
      'in-ihcda-first-step': almost({ rule: 'income', by: 1 }, 'limit 95,300'),
      'in-ihcda-next-home': almost({ rule: 'income', by: 1 }, 'limit 95,300'),
      'in-fhlbi-launch': no({ income: '60.0% over 59,550' }),
      'in-fhlbi-homeboost': almost({ rule: 'income', by: 6_021 }, 'limit 89,280', {
        conditions: 'first generation',
      }),
      'in-evansville-hope-dpa': no({ income: '60.0% over 59,550' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 10_000],
  }),
];
