import type { Figure } from '@latchkey/domain/loan-estimate';
import { formatsOf, type Locale } from '@latchkey/texts';
import { textIn } from '@/lib/text.ts';

const MONTHS_A_YEAR = 12;

/** Formats a figure in a language. */
export function figureWords(figure: Figure, locale: Locale): string {
  const format = formatsOf(locale);
  const text = textIn(locale, 'loan-estimate', 'paperValues');
  switch (figure.unit) {
    case 'dollars':
      return format.wholeMoney(figure.value);
    case 'cents':
      return format.money(figure.value);
    case 'dollar-range':
      return text.range({
        from: format.wholeMoney(figure.from),
        to: format.wholeMoney(figure.to),
      });
    case 'percent':
      return format.rate(figure.value);
    case 'percent-range':
      return text.range({ from: format.percent(figure.from), to: format.percent(figure.to) });
    case 'months':
      return figure.value % MONTHS_A_YEAR === 0
        ? text.years({ years: figure.value / MONTHS_A_YEAR })
        : text.months({ months: figure.value });
    case 'loan-type':
      return text[figure.value]();
    case 'product':
      return text[figure.value === 'other' ? 'other-product' : figure.value]();
    case 'day':
      return format.shortDay(figure.value);
  }
}
