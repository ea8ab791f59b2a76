/** A piece of text on a page of 612 × 792 points. */
export interface PrintedText {
  readonly text: string;
  /** The position of the left edge, right edge or center, depending on `align`. */
  readonly x: number;
  /** The baseline's distance from the top. */
  readonly y: number;
  readonly size: number;
  readonly align: 'left' | 'right' | 'center';
  /** A `value` is text that a producer fills in. `form` is text that appears on every form. */
  readonly kind: 'form' | 'value';
}

/** The text of one page, in the order in which a person would write it. */
export type PrintedPage = readonly PrintedText[];

/** Creates a writer that collects the text of a page. */
export function pageWriter() {
  const printed: PrintedText[] = [];
  const at = (x: number, y: number, text: string, more: Partial<PrintedText> = {}) => {
    printed.push({ text, x, y, size: 8, align: 'left', kind: 'form', ...more });
  };
  return {
    printed,
    /** Adds text that appears on every form. */
    form: at,
    /** Adds a filled-in value. Adds nothing if the value is empty. */
    value: (x: number, y: number, text: string | undefined, more: Partial<PrintedText> = {}) => {
      if (text) at(x, y, text, { kind: 'value', ...more });
    },
  };
}

export type PageWriter = ReturnType<typeof pageWriter>;

/**
 * Formats an amount as the form prints it. Set `cents` for amounts that the form prints with cents.
 */
export function printedAmount(amount: number | undefined, cents = false): string {
  if (amount === undefined) return '';
  const digits = Math.abs(amount).toLocaleString('en-US', {
    minimumFractionDigits: cents ? 2 : 0,
    maximumFractionDigits: 2,
  });
  return amount < 0 ? `– $${digits}` : `$${digits}`;
}

/** Formats an amount that the form prints as a deduction. Zero has no sign. */
export function printedCredit(amount: number | undefined): string {
  return amount ? printedAmount(-amount) : printedAmount(amount);
}

export function printedDate(day: string | undefined): string {
  const [year, month, date] = (day ?? '').split('-').map(Number);
  return day ? `${month}/${date}/${year}` : '';
}
