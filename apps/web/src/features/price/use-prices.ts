import type { AnswerOf, listPricedHelps } from '@latchkey/contract';
import { type KnownFacts, limitsOf, type PriceAnswers, type QuoteDraft } from '@latchkey/domain';
import { limitsOfGuide, type PriceGuide, priceBuyer } from '@latchkey/domain/price';
import { useSite } from '@/lib/site.ts';
import type { GuideChoice, Settings } from './settings/use-settings.ts';
import { type Swept, usePriceSweep } from './sweep/use-price-sweep.ts';

/** The programs for the price search, as the server returns them. */
export type FoundPrograms = AnswerOf<typeof listPricedHelps>['data'];

/** The prices on the page, and the data that they depend on. */
export interface Prices {
  /** Null until the first prices are computed. */
  readonly swept: Swept | null;
  /** The highest monthly housing cost under each guide, in dollars. */
  readonly guides: Readonly<Record<GuideChoice, number | null>>;
}

/** Hook that computes the prices for the answers and for the buyer's changes on the page. */
export function usePrices(
  { calculator }: QuoteDraft,
  answers: PriceAnswers,
  found: FoundPrograms,
  known: KnownFacts,
  settings: Settings,
): Prices {
  const { product } = useSite();
  const limits = limitsOf(found.limits, known);
  const { homeType, homePlan, householdIncome, creditScore, veteranStatus } = answers;
  const buyer = priceBuyer(
    {
      homeType,
      homePlan,
      homeLocation: found.homeLocation,
      creditScore,
      householdIncome,
      veteranStatus,
      have: settings.money,
      otherDebts: settings.debts,
      dues: calculator.dues,
    },
    limits,
    product,
  );
  const debts = { householdIncome, otherDebts: settings.debts };
  const swept = usePriceSweep(found.helps, buyer, guideOf(settings));
  return {
    swept,
    guides: {
      fha: mostOf({ kind: 'fha' }, debts),
      strict: mostOf({ kind: 'strict' }, debts),
      own: null,
    },
  };
}

function guideOf({ choice, own }: Settings): PriceGuide {
  return choice === 'own' ? { kind: 'own', monthly: own ?? 0 } : { kind: choice };
}

/** Returns the highest monthly housing cost under a guide, in dollars. */
function mostOf(guide: PriceGuide, debts: Parameters<typeof limitsOfGuide>[1]): number {
  const { front, back } = limitsOfGuide(guide, debts);
  return Math.max(0, Math.min(front, back));
}
