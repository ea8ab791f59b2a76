import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const newJersey = [
  goldenBuyer('Jersey City: a family in a condo, with the city’s help on a waiting list', {
    home: place('07304', '34017', 'Jersey City', 'Hudson County', 'NJ'),
    answers: {
      homeType: 'condo',
      homePrice: 560_000,
      householdIncome: 98_000,
      downPayment: 20_000,
      creditScore: 'good',
      householdSize: 3,
    },
    median: { 50: 66_300, 80: 106_150, 120: 132_120, fha: 1_249_125, conforming: 1_209_750 },
    local: {
      'nj-njhmfa-dpa': check({
        amount: '10,000 to 15,000, by county; limit 154,790 for three, cap 1,306,975',
      }),
      'nj-njhmfa-first-generation': check({ conditions: 'first generation' }),
      'nj-njcc-statewide-dpa': yes(
        '100% for three is 132,600, of the median 110,100, requires 2,000',
      ),
      'nj-jersey-city-gnhp': check({
        'service-area': 'city limits',
        conditions: 'lives there already; a lottery',
      }),
      'nj-fhlbny-homebuyer-dream': check({
        conditions: 'a member bank',
      }),
      'nj-fhlbny-hdp-wealth-builder': check({ conditions: 'first generation; a member bank' }),
      'nj-fhlbny-homebuyer-dream-plus': check({
        income: 'limit not known',
        'min-income': '80% is 106,150 or 88,080',
        conditions: 'a member bank',
      }),
    },
    // The nonprofit’s 30,000 has a source of October 2024, and the city’s 150,000 only a waiting list.
    first: ['us-cbcma-chenoa-fund-forgivable', 28_000],
  }),

  goldenBuyer('Newark: a household of six that owned before buys two units', {
    home: place('07104', '34013', 'Newark', 'Essex County', 'NJ'),
    answers: {
      homeType: 'multi-family',
      housingStatus: false,
      homePrice: 480_000,
      householdIncome: 84_000,
      downPayment: 1_500,
      creditScore: 'fair',
      householdSize: 6,
    },
    median: { 50: 80_300, 80: 123_900, 120: 166_080, fha: 1_249_125, conforming: 1_209_750 },
    local: {
      'nj-njhmfa-dpa': check({
        amount: '10,000 to 15,000, by county',
        'first-time-buyer': 'exempt only in targeted areas',
      }),
      'nj-njhmfa-first-generation': no({ 'first-time-buyer': 'no exemption' }),
      'nj-njcc-statewide-dpa': almost({ rule: 'own-contribution', by: 500 }, 'requires 2,000'),
      'nj-essex-county-hap': no({
        'first-time-buyer': 'no exemption',
        'home-type': 'one unit only',
        'own-contribution': '3.5% is 16,800',
      }),
      'nj-fhlbny-homebuyer-dream': no({ 'first-time-buyer': 'no exemption' }),
      'nj-fhlbny-hdp-wealth-builder': no({ 'first-time-buyer': 'no exemption' }),
      'nj-fhlbny-homebuyer-dream-plus': no({
        'first-time-buyer': 'no exemption',
        'min-income': 'above 110,720',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 24_000],
  }),

  goldenBuyer('Cherry Hill: a couple exactly at the county’s limit, offered 15,000 twice', {
    home: place('08034', '34007', 'Cherry Hill', 'Camden County', 'NJ'),
    answers: {
      homePrice: 300_000,
      householdIncome: 134_600,
      downPayment: 10_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 49_100, 80: 78_550, 120: 147_240, fha: 630_200 },
    local: {
      'nj-njhmfa-dpa': check({
        amount: '10,000 to 15,000, by county; limit 134,600 for two, cap 659,386',
      }),
      'nj-njhmfa-first-generation': check({ conditions: 'first generation' }),
      'nj-njcc-statewide-dpa': no({ income: 'the median is 98,200' }),
      'nj-fhlbny-homebuyer-dream': no({
        income: '80% for two is 78,550, of the median 98,160, at most 112,884',
      }),
      'nj-fhlbny-hdp-wealth-builder': almost(
        { rule: 'income', by: 16_760 },
        '120% for two is 117,840',
        { conditions: 'first generation; a member bank' },
      ),
      'nj-fhlbny-homebuyer-dream-plus': check({
        income: 'limit not known',
        conditions: 'a member bank',
      }),
    },
    // The agency and a lender both give 15,000 as a forgivable loan: the public agency comes first.
    first: ['us-cbcma-chenoa-fund-forgivable', 15_000],
  }),

  goldenBuyer('Camden: a couple one dollar over the county’s limit for two', {
    home: place('08104', '34007', 'Camden', 'Camden County', 'NJ'),
    answers: {
      homePrice: 240_000,
      householdIncome: 134_601,
      downPayment: 10_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 49_100, 80: 78_550, 120: 147_240, fha: 630_200 },
    local: {
      'nj-njhmfa-dpa': almost({ rule: 'income', by: 1 }, 'limit 134,600 for two', {
        amount: '10,000 to 15,000, by county',
      }),
      'nj-njhmfa-first-generation': almost({ rule: 'income', by: 1 }, 'limit 134,600 for two', {
        conditions: 'first generation',
      }),
      'nj-njcc-statewide-dpa': no({ income: 'the median is 98,200' }),
      'nj-fhlbny-homebuyer-dream': no({
        income: '80% for two is 78,550, of the median 98,160, at most 112,884',
      }),
      'nj-fhlbny-hdp-wealth-builder': almost(
        { rule: 'income', by: 16_761 },
        '120% for two is 117,840',
        { conditions: 'first generation; a member bank' },
      ),
      'nj-fhlbny-homebuyer-dream-plus': check({
        income: 'limit not known',
        conditions: 'a member bank',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 12_000],
  }),

  goldenBuyer('East Orange: in a city that the county’s program leaves out', {
    home: place('07018', '34013', 'East Orange', 'Essex County', 'NJ'),
    answers: {
      homePrice: 350_000,
      householdIncome: 74_800,
      downPayment: 12_250,
      creditScore: 'good',
      householdSize: 1,
    },
    median: { 50: 48_450, 80: 74_800, 120: 166_080, fha: 1_249_125, conforming: 1_209_750 },
    local: {
      'nj-njhmfa-dpa': check({
        amount: '10,000 to 15,000, by county; limit 138,400 for one, cap 1,306,975',
      }),
      'nj-njhmfa-first-generation': check({ conditions: 'first generation' }),
      'nj-njcc-statewide-dpa': yes('100% for one is 96,900, of the median 138,400, requires 2,000'),
      'nj-essex-county-hap': check({
        'service-area': 'East Orange is left out',
        price: 'very likely: 75% of 1,249,125 is 936,843.75',
        conditions: 'only towns that take part',
      }),
      'nj-fhlbny-homebuyer-dream': check({ conditions: 'a member bank' }),
      'nj-fhlbny-hdp-wealth-builder': check({ conditions: 'first generation; a member bank' }),
      'nj-fhlbny-homebuyer-dream-plus': no({ 'min-income': 'above 74,800 at least' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 17_500],
  }),

  goldenBuyer('Montclair: a single buyer one dollar past the lower reading, $1 short of 3.5%', {
    home: place('07042', '34013', 'Montclair', 'Essex County', 'NJ'),
    answers: {
      homeType: 'condo',
      homePrice: 400_000,
      householdIncome: 74_801,
      downPayment: 13_999,
      creditScore: 'excellent',
      householdSize: 1,
    },
    median: { 50: 48_450, 80: 74_800, 120: 166_080, fha: 1_249_125, conforming: 1_209_750 },
    local: {
      'nj-njhmfa-dpa': check({
        amount: '10,000 to 15,000, by county; limit 138,400 for one, cap 1,306,975',
      }),
      'nj-njhmfa-first-generation': check({ conditions: 'first generation' }),
      'nj-njcc-statewide-dpa': yes('100% for one is 96,900, of the median 138,400, requires 2,000'),
      'nj-essex-county-hap': almost({ rule: 'own-contribution', by: 1 }, '3.5% is 14,000', {
        income: '80% for one is 74,800; up to 86,020 is a check (an estimate)',
        price: 'very likely: 75% of 1,249,125 is 936,843.75',
        conditions: 'only towns that take part',
      }),
      'nj-fhlbny-homebuyer-dream': check({
        conditions: 'a member bank',
      }),
      'nj-fhlbny-hdp-wealth-builder': check({ conditions: 'first generation; a member bank' }),
      'nj-fhlbny-homebuyer-dream-plus': check({
        income: 'limit not known',
        'min-income': '80% is 74,800 or 110,720',
        conditions: 'a member bank',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 20_000],
  }),
];
