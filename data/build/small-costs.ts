import { usStates } from '@latchkey/domain';

/** Returns made-up costs in the format of the real costs. Tests can change the made-up costs. */
export function smallCosts() {
  const source = {
    publisher: 'Agency',
    document: 'List',
    year: '2025',
    address: 'https://a.example',
  };
  const rates = { '>=760': 0.5, '620-639': 1.5 };
  const [longTerm, shortTerm] = [
    [35, 30, 25, 12],
    [35, 25, 12, 6],
  ];
  const bands = ['95.01-97', '90.01-95', '85.01-90', '80.01-85'];
  const rows = (covers: readonly number[] | undefined) =>
    bands.map((ltv_band, i) => ({ ltv_band, coverage_pct: covers?.[i], rates: { ...rates } }));
  return {
    compiled: '2026-01-20',
    sources: { list: source },
    fha: {
      upfront_mip_pct: 1.75,
      threshold_usd: 700_000,
      annual_mip: ['> 15', '<= 15'].flatMap((term_years) =>
        ['> threshold', '<= threshold'].flatMap((base_loan_amount) => [
          premium(term_years, base_loan_amount, 0, 90),
          premium(term_years, base_loan_amount, 90, null),
        ]),
      ),
      sources: ['list'],
    },
    pmi: {
      credit_score_bands: Object.keys(rates),
      fixed_rate_term_over_20_years: rows(longTerm),
      fixed_rate_term_20_years_or_less: rows(shortTerm),
      sources: ['list'],
      cancellation: { borrower_request_pct: 80, automatic_pct: 78, sources: ['list'] },
    },
    va: {
      purchase_or_construction: [
        { down_payment: '< 5 %', first_use: 2, subsequent_use: 3 },
        { down_payment: '>= 5 % and < 10 %', first_use: 1.5, subsequent_use: 1.5 },
        { down_payment: '>= 10 %', first_use: 1, subsequent_use: 1 },
      ],
      monthly_insurance: 0,
      confidence: 'high',
      sources: ['list'],
    },
    usda: { upfront_guarantee_fee_pct: 1, annual_fee_pct: 0.3, sources: ['list'] },
    dti: [
      guide('28/36 rule of thumb', 28, 36),
      guide('Fannie Mae manual underwriting', null, 36),
      guide(
        'Fannie Mae manual, with credit score and reserves of the Eligibility Matrix',
        null,
        45,
      ),
      guide('Fannie Mae Desktop Underwriter', null, 50),
      guide('FHA manual, no compensating factor', 31, 43),
      guide('FHA manual, one compensating factor', 37, 47),
      guide('FHA manual, two compensating factors', 40, 50),
      guide('FHA TOTAL Scorecard approval, practical limit', 46.9, 56.9),
    ],
    closing_costs: {
      national: [{ year: 2021, source: 'list', pct_with_taxes: 1.8 }],
      by_state_2021: [...usStates.keys()].map((state) => ({ state, pct_with_taxes: 1.2 })),
      by_state_2021_source: 'list',
      confidence: 'high as a transcription',
    },
  };
}
export type SmallCosts = ReturnType<typeof smallCosts>;

function premium(
  term_years: string,
  base_loan_amount: string,
  ltv_over_pct: number,
  ltv_up_to_pct: number | null,
) {
  const duration = ltv_up_to_pct === null ? 'life of loan' : '11 years';
  return {
    term_years,
    base_loan_amount,
    ltv_over_pct,
    ltv_up_to_pct,
    annual_mip_bps: 50,
    duration,
  };
}

function guide(name: string, front_pct: number | null, back_pct: number) {
  return { guide: name, front_pct, back_pct, source: 'list', confidence: 'high' };
}
