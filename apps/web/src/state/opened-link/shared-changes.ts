import type { LocalProduct, Location, QuoteDraft, SharedFigures } from '@latchkey/domain';
import { county, money, rate } from '@/lib/format.ts';
import { shareText as text } from '@/lib/texts.ts';
import { detailsOf } from '@/state/use-details.ts';

/** A figure that a shared link would change, with its old and new values as text. */
export interface SharedChange {
  readonly label: string;
  readonly own: string;
  readonly shared: string;
}

/**
 * Lists the changes that the shared figures would make to the quote. Empty if nothing would change.
 */
export function sharedChanges(
  { homePrice, downPayment, homeLocation, calculator }: QuoteDraft,
  figures: SharedFigures,
  location: Location | null,
  product: LocalProduct,
): SharedChange[] {
  const { term, interestRate } = detailsOf(calculator, product);
  const years = (count: number) => text.termYears({ years: count });
  return [
    change(text.homePrice(), homePrice, figures.homePrice, money),
    change(text.downPayment(), downPayment, figures.downPayment, money),
    change(text.term(), term, figures.term, years),
    change(text.interestRate(), interestRate, figures.interestRate, rate),
    change(text.location(), homeLocation, location, placeWords, (place) => place.id),
    change(text.help(), calculator.applyAssistance, figures.applyAssistance, counted),
    change(text.helpPays(), calculator.helpPaysClosing, figures.helpPaysClosing, paid),
  ].filter((each) => each !== null);
}

function placeWords(place: Location): string {
  return text.place({ ...place, county: county(place.county) });
}

function paid(isClosing: boolean): string {
  return isClosing ? text.paysClosing() : text.paysPrice();
}

function counted(isCounted: boolean): string {
  return isCounted ? text.counted() : text.notCounted();
}

function change<Figure>(
  label: string,
  own: Figure | null,
  shared: Figure | null,
  words: (figure: Figure) => string,
  identity: (figure: Figure) => unknown = (figure) => figure,
): SharedChange | null {
  if (shared === null || (own !== null && identity(own) === identity(shared))) return null;
  return { label, own: own === null ? text.unanswered() : words(own), shared: words(shared) };
}
