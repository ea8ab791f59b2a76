import {
  above,
  adjusted,
  ask,
  eitherWay,
  essentialWorker,
  firstLoan,
  firstTime,
  livesIn,
  type NationalProgram,
  ofBond,
  oneUnit,
  own,
  type Rule,
} from './national-rules.ts';

const memberBank = ask('conditions', 'a member bank, and more in some programs');
const unknownLimit = ask('income', 'we do not have the limit');
const unknownCaps = ask('price', 'we do not have the caps');

/**
 * Returns the rules for a Federal Home Loan Bank grant through a member bank. The allowed loan
 * types are unknown.
 */
function bankGrant(dollars: number, rules: readonly Rule[]): Rule[] {
  return [livesIn, memberBank, firstLoan([], { dollars }), ...rules];
}

/**
 * Home purchase grants from the Federal Home Loan Banks. Each grant is for the states in its bank's
 * district.
 */
export const bankPrograms: Readonly<Record<string, NationalProgram>> = {
  'us-fhlbdm-nahi': {
    only: 'AK HI ID IA MN MO MT ND OR SD UT WA WY',
    rules: bankGrant(25_000, [oneUnit, adjusted(80), unknownCaps]),
  },
  'us-fhlbdm-homestart-west': {
    only: 'AK ID MT OR UT WA WY',
    rules: [
      livesIn,
      oneUnit,
      firstTime,
      memberBank,
      adjusted(80),
      unknownCaps,
      firstLoan(['conventional', 'fha', 'va', 'usda'], { dollars: 15_000 }),
    ],
  },
  'us-fhlbc-downpayment-plus-advantage': {
    only: 'IL WI',
    rules: [
      livesIn,
      ask('conditions', 'a mortgage from a nonprofit'),
      adjusted(80),
      firstLoan([], { percent: 25, of: 'loan', dollars: 10_000 }),
    ],
  },
  'us-fhlbdallas-help': {
    only: 'AR LA MS NM TX',
    rules: bankGrant(25_000, [
      oneUnit,
      firstTime,
      adjusted(80),
      own({ dollars: 500 }),
      ask('amount', '20,000 to 25,000, by place'),
    ]),
  },
  'us-fhlbsf-wish': {
    only: 'AZ CA NV',
    rules: bankGrant(32_099, [firstTime, adjusted(80)]),
  },
  'us-fhlbsf-middle-income': {
    only: 'AZ CA NV',
    rules: bankGrant(50_000, [
      oneUnit,
      firstTime,
      adjusted(140),
      above(80),
      own({ dollars: 10_000 }),
    ]),
  },
  'us-fhlbpgh-first-front-door': {
    only: 'DE PA WV',
    rules: bankGrant(15_000, [firstTime, adjusted(80), own({ dollars: 1_500 })]),
  },
  'us-fhlbpgh-keys-to-equity': {
    only: 'DE PA WV',
    rules: bankGrant(20_000, [firstTime, unknownLimit, own({ dollars: 1_000 })]),
  },
  'us-fhlbcin-welcome-home': {
    only: 'KY TN',
    rules: bankGrant(20_000, [
      ofBond(80, 92),
      own({ dollars: 500 }),
      ask('amount', '10,000 to 20,000'),
    ]),
  },
  'us-fhlbtopeka-hsp': {
    only: 'CO OK',
    rules: [
      livesIn,
      firstTime,
      memberBank,
      eitherWay(80),
      ask('amount', '2,500 to 15,000'),
      firstLoan(['conventional', 'fha', 'va', 'usda'], { dollars: 15_000 }),
    ],
  },
  'us-fhlbtopeka-hope': {
    only: 'CO OK',
    rules: bankGrant(12_500, [oneUnit, eitherWay(150)]),
  },
  'us-fhlbtopeka-hsp-plus': {
    only: 'CO KS NE OK',
    rules: bankGrant(25_000, [oneUnit, firstTime, eitherWay(80), ask('amount', '2,500 to 25,000')]),
  },
  'us-fhlbatl-first-time-homebuyer': {
    only: 'AL DC FL GA MD NC SC VA',
    rules: bankGrant(17_500, [
      firstTime,
      adjusted(80),
      own({ dollars: 1_000 }),
      ask('amount', 'up to 17,500'),
    ]),
  },
  'us-fhlbatl-community-partners': {
    only: 'AL DC FL GA MD NC SC VA',
    rules: bankGrant(20_000, [essentialWorker, adjusted(80), own({ dollars: 1_000 })]),
  },
  'us-fhlbatl-workforce-housing-plus': {
    only: 'AL DC FL GA MD NC SC VA',
    rules: bankGrant(15_000, [adjusted(120), above(80)]),
  },
  'us-fhlbboston-equity-builder-new-england': {
    only: 'CT MA ME NH RI VT',
    rules: bankGrant(32_099, [firstTime, adjusted(80), own({ dollars: 500 })]),
  },
  'us-fhlbboston-lift-up-new-england': {
    only: 'CT MA ME NH RI VT',
    rules: bankGrant(40_000, [firstTime, adjusted(120), own({ dollars: 1_000 })]),
  },
  'us-fhlbboston-housing-our-workforce': {
    only: 'CT MA ME NH RI VT',
    rules: bankGrant(25_000, [adjusted(120), above(80), unknownCaps, own({ dollars: 2_000 })]),
  },
};
