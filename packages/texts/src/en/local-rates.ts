/** The sources of a location's property tax and insurance rates. */
export const localRates = {
  'tax-acs':
    'Property tax: what a typical owner in the county pays, as a share of a typical home\u2019s value.',
  'tax-after-sale':
    'Property tax: the rate after a sale, {date}, {exemption, select, yes {with a main home\u2019s exemption} other {for a main home}}.',
  'tax-after-sale-estimate':
    'Property tax: an estimate of the rate after a sale, from state figures, {date}, {exemption, select, yes {with a main home\u2019s exemption} other {for a main home}}.',
  'tax-minimum':
    'Property tax: the least a buyer pays. A sale resets the assessed value, so current owners pay a smaller share.',
  'tax-nj_average_bill':
    'Property tax: the county\u2019s average bill, as a share of a typical home\u2019s value.',
  'tax-irs_average_deduction':
    'Property tax: the county\u2019s average deduction, as a share of a typical home\u2019s value. It may be a few percent too high.',
  'tax-acs_lower_bound': 'Property tax: at least this much. The true rate is higher.',
  'tax-state_median':
    'Property tax: typical for the state, because we have no rate for the county.',
  taxSource: 'Source of this rate',
  newOwnersBill:
    'A new owner may pay about {bill} a year, with a main home\u2019s exemption, {date}.',
  oldBillFirst: 'For the rest of the year of the sale, the seller\u2019s bill applies.',
  resetUnknown:
    'In {state, select, AR {Arkansas} MD {Maryland} MI {Michigan} NM {New Mexico} OK {Oklahoma} SC {South Carolina} other {this state}} the bill is reset after a sale and is often much higher than the seller\u2019s. Ask the city for its estimate.',
  'insurance-fio':
    'Insurance: the county\u2019s average premium, as a share of a typical home\u2019s value.',
  'insurance-state_median':
    'Insurance: typical for the state, because the county\u2019s premium is unknown.',
  'insurance-fio_premium_state_median_rate':
    'Insurance: typical for the state, because the county\u2019s home values are unknown.',
  from: '(<source>{publisher}</source>, {asOf})',
  sources: 'All sources',
} as const;
