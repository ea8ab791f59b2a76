import type { CatalogProgram, KnownFacts, ProgramFacts, RuleVerdict } from '@latchkey/domain';
import type { CountyFigures } from './county-figures.ts';
import { readMaxIncome } from './income-reading.ts';
import { type Amount, towardPrice } from './loan-reading.ts';

type Tier = NonNullable<CatalogProgram['tiers']>[number];
type Type = 'conventional' | 'fha';

/** A buyer, with all facts on which a tier may depend. */
export interface Reader {
  readonly buyer: ProgramFacts;
  readonly known: KnownFacts;
  readonly county: CountyFigures;
}

/** Lowest and highest score of each band. */
const bands = {
  excellent: [720, 850],
  good: [660, 719],
  fair: [620, 659],
  poor: [300, 619],
} as const;

/**
 * Whether a FIPS code is that of a planning region in Connecticut. These regions replaced the
 * counties.
 */
const isRegion = (fips: string) => /^09(1[1-9]0)$/.test(fips);

/**
 * Returns the smallest and the largest amount that a program may pay toward the price, in dollars.
 */
export function readAmount(program: CatalogProgram, reader: Reader) {
  const { buyer, county } = reader;
  const amounts = (type: Type) =>
    readTiers(program, reader, type).map((amount) =>
      amount === null ? 0 : towardPrice(program, amount, buyer),
    );
  const sure = (type: Type) => Math.min(...amounts(type));

  // FHA for a score below 620, otherwise a conventional loan, if the program allows that type.
  const isPoor = buyer.creditScore === 'poor';
  const [usual, other]: Type[] = isPoor ? ['fha', 'conventional'] : ['conventional', 'fha'];
  const { types } = program.firstMortgage;
  const takes = (type: Type) => types.length === 0 || types.includes(type);
  const accepted = [usual, other].filter((type) => type !== undefined).filter(takes);
  const [first = usual ?? 'fha'] = accepted;
  const loan = Math.max(0, buyer.homePrice - buyer.downPayment) - sure(first);
  const limits = { conventional: county.conforming, fha: county.fha };
  const units = buyer.homeType === 'multi-family' ? [2, 3, 4] : [1];
  const over = (type: Type) => {
    const exceeded = units.map((count) => loan > (limits[type][count - 1] ?? 0));
    return Number(exceeded.some(Boolean)) + Number(exceeded.every(Boolean));
  };
  const [open = usual ?? first] = accepted.toSorted((a, b) => over(a) - over(b));
  return {
    sure: sure(open),
    most: Math.max(...amounts(open)),
    tiers: readTiers(program, reader, open),
  };
}

/**
 * Returns the amounts that a buyer may get, without using the engine's code. These are the amount
 * of the first tier that certainly applies, and of each earlier tier that may apply. `null` means
 * no assistance.
 */
function readTiers(program: CatalogProgram, reader: Reader, type: Type): (Amount | null)[] {
  if (program.tiers === null) return [program];
  const possible: Amount[] = [];
  for (const tier of program.tiers) {
    const answers = conditionsOf(program, tier.when, reader, type);
    if (answers.includes('not-met')) continue;
    possible.push(tier);
    if (!answers.includes('check')) return possible;
  }
  return [...possible, null];
}

function conditionsOf(
  program: CatalogProgram,
  when: Tier['when'],
  reader: Reader,
  type: Type,
): RuleVerdict[] {
  const { buyer, known, county } = reader;
  const { householdIncome: income } = buyer;
  const yes = (holds: boolean): RuleVerdict => (holds ? 'met' : 'not-met');
  return Object.entries(when).map(([key, value]) => {
    switch (key) {
      case 'scoreFrom':
        return scoreVerdict(Number(value), reader);
      case 'incomeTo':
        return incomeVerdict(program, { limit: Number(value) }, reader);
      case 'incomeToPercentAmi':
        return incomeVerdict(program, percentOf(when), reader);
      case 'incomeToPercentOfLimit': {
        const scale = (dollars: number) => (dollars * 100) / Number(value);
        const borrowersIncome = known.borrowersIncome == null ? null : scale(known.borrowersIncome);
        return (
          readMaxIncome(program, { ...buyer, householdIncome: scale(income) }, county, {
            borrowersIncome,
          }) ?? 'check'
        );
      }
      case 'loanTypes':
        return yes(when.loanTypes?.includes(type) === true);
      case 'firstGeneration':
        return firstGeneration(known);
      case 'profession':
        return yes(
          (when.profession ?? []).some((job) =>
            job === 'veteran' ? buyer.veteranStatus : buyer.profession.includes(job),
          ),
        );
      case 'firstTimeBuyer':
        return yes(buyer.housingStatus);
      case 'counties':
        if (when.counties?.includes(county.fips)) return 'met';
        return isRegion(county.fips) && when.counties?.some((fips) => fips.startsWith('09'))
          ? 'check'
          : 'not-met';
      case 'householdSize':
        return 'met';
      default:
        return 'check';
    }
  });
}

function scoreVerdict(score: number, { buyer, known }: Reader): RuleVerdict {
  const [low, high] = bands[buyer.creditScore];
  const from = Math.max(low, known.scoreFrom ?? low);
  const to = Math.min(high, known.scoreTo ?? high);
  const [least, most] = from <= to ? [from, to] : [low, high];
  if (least >= score) return 'met';
  return most >= score ? 'check' : 'not-met';
}

type Limit = NonNullable<CatalogProgram['rules']['maxIncome']>;

function incomeVerdict(
  { rules, ...program }: CatalogProgram,
  maxIncome: Limit,
  { buyer, county, known }: Reader,
): RuleVerdict {
  const only = { ...program, rules: { ...rules, maxIncome, standIns: [] } };
  return readMaxIncome(only, buyer, county, known) ?? 'check';
}

function percentOf({ incomeToPercentAmi: percentAmi = 0, householdSize }: Tier['when']): Limit {
  return householdSize === 'not-adjusted'
    ? { percentAmi, householdSize, base: 'median' }
    : { percentAmi, householdSize: householdSize ?? 'adjusted' };
}

/**
 * Returns the verdict on first-generation status, based on the answers about the conditions. No
 * program with a first-generation tier defines the term.
 */
function firstGeneration({ conditions = {} }: KnownFacts): RuleVerdict {
  if (conditions['parents-never-owned'] === true) return 'met';
  return conditions['parents-own-none-now'] === false ? 'not-met' : 'check';
}
