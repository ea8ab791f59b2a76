/** A piece of text on a page of 612 × 792 points. */
export interface PrintedText {
  readonly text: string;
  /** The left edge, or the right edge or center as `align` says. */
  readonly x: number;
  /** The baseline, from the top. */
  readonly y: number;
  readonly size: number;
  readonly align: 'left' | 'right' | 'center';
  /** A value is what a producer fills into the form. The rest is on every form. */
  readonly kind: 'form' | 'value';
}

/** The text of one page, in the order in which a person would write it. */
export type PrintedPage = readonly PrintedText[];

/** Collects the text of a page. */
export function pageWriter() {
  const printed: PrintedText[] = [];
  const at = (x: number, y: number, text: string, more: Partial<PrintedText> = {}) => {
    printed.push({ text, x, y, size: 8, align: 'left', kind: 'form', ...more });
  };
  return {
    printed,
    /** Text that is on every form. */
    form: at,
    /** A filled-in value. Nothing is printed for an empty one. */
    value: (x: number, y: number, text: string | undefined, more: Partial<PrintedText> = {}) => {
      if (text) at(x, y, text, { kind: 'value', ...more });
    },
  };
}

export type PageWriter = ReturnType<typeof pageWriter>;

/** An amount as the form prints it. Cents are printed only where the form has them. */
export function printedAmount(amount: number | undefined, cents = false): string {
  if (amount === undefined) return '';
  const digits = Math.abs(amount).toLocaleString('en-US', {
    minimumFractionDigits: cents ? 2 : 0,
    maximumFractionDigits: 2,
  });
  return amount < 0 ? `– $${digits}` : `$${digits}`;
}

/** An amount that the form prints as a deduction. Zero has no sign. */
export function printedCredit(amount: number | undefined): string {
  return amount ? printedAmount(-amount) : printedAmount(amount);
}

export function printedDate(day: string | undefined): string {
  const [year, month, date] = (day ?? '').split('-').map(Number);
  return day ? `${month}/${date}/${year}` : '';
}
