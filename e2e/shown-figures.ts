import { expect, type Locator } from '@playwright/test';
import type { Buyer } from './buyer.ts';

/** The calculator's figures that must be the same on every page, in emails and in print. */
export interface Figures {
  /** The APR with two decimals, like `6.99%`. */
  readonly apr: string;
  /**
   * The payment that the specification requires the page to show first, to the cent. This is either
   * the lowered or the traditional payment.
   */
  readonly payment: string;
  /** The full monthly cost to the buyer, in whole dollars. */
  readonly allIn: string;
  /** The cash due at closing, in whole dollars. */
  readonly cash: string;
  /** The cash due at closing minus the buyer's cash, in whole dollars, rounded up. */
  readonly short: string;
  /**
   * The line of credit and the assistance that the buyer has to repay later, in whole dollars. The
   * text includes the year after which the buyer repays: `$8,515 after year 3`.
   */
  readonly debt: string;
}

/** The figures in the three rows of the result. */
export type Rows = Pick<Figures, 'allIn' | 'cash' | 'short' | 'debt'>;

/** Parses the figures in the three rows. The text may use the wording of any page. */
export function rowsIn(words: string): Rows {
  return {
    allIn: found(/Each month, all in:? .*?(\$[\d,]*\d)/, words),
    cash: found(/Cash at closing:? .*?(\$[\d,]*\d)/, words),
    short: found(/short (\$[\d,]*\d)/, words),
    debt: debtIn(found(/Owed later(.*)/, words)),
  };
}

/** Parses the debt and its year from the row about debt. */
export function debtIn(words: string): string {
  if (/^:? ?nothing more/i.test(words)) return 'nothing';
  const debt = found(/(\$[\d,]*\d)/, words);
  return `${debt} after year ${found(/after year (\d+)/i, words)}`;
}

/** Reads the calculator's figures for the program that the calculator applies by default. */
export async function calculatorFigures(buyer: Buyer, isLowered: boolean): Promise<Figures> {
  const answer = buyer.part(/^Each month/);
  await expect(answer).toContainText('APR, estimated');
  const words = await wordsOf(answer);
  const payment = isLowered ? 'MORTGAGE PAYMENT' : 'Traditional payment';
  return {
    ...rowsIn(words),
    apr: found(/APR, estimated (\S+%)/, words),
    payment: found(new RegExp(`${payment} (\\S+)/month`), words),
  };
}

/** Reads the figures of the VA loan in the calculator's scenarios. */
export async function vaScenario(buyer: Buyer): Promise<Pick<Figures, 'apr' | 'allIn' | 'cash'>> {
  await buyer.presses('Keep these figures');
  const part = buyer.page.getByRole('heading', { name: 'Compare scenarios' }).locator('..');
  await expect(part.getByRole('columnheader').last()).toHaveText('VA loan');
  const last = (row: string) =>
    wordsOf(part.getByRole('rowgroup').filter({ hasText: row }).getByRole('cell').last());
  return {
    apr: await last('APR, estimated'),
    allIn: await last('Each month, all in'),
    cash: await last('Cash at closing'),
  };
}

/**
 * Compares the selected program with another program.
 *
 * @returns a function that reads the cell in the row and the column with these titles
 */
export async function comparesChosen(buyer: Buyer, other: string) {
  const { page } = buyer;
  const name = found(/^Using now: (.+)/, await wordsOf(page.getByText(/^Using now: /)));
  await buyer.opensRows();
  await page.getByRole('checkbox', { name: `Compare ${name}`, exact: true }).check();
  await page.getByRole('checkbox', { name: `Compare ${other}`, exact: true }).check();
  await buyer.follows('Side by side');
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  const heads = await table.getByRole('columnheader').allTextContents();
  const cell = (row: string, title = name) => {
    const line = table.getByRole('row').filter({
      has: page.getByRole('rowheader', { name: row }),
    });
    return wordsOf(line.getByRole('cell').nth(heads.findIndex((head) => head.includes(title))));
  };
  return { heads, cell };
}

/** Returns an element's text on one line. */
export async function wordsOf(part: Locator): Promise<string> {
  await expect(part).toBeVisible();
  const [words = ''] = await part.allInnerTexts();
  return words.replaceAll(/\s+/g, ' ');
}

/** Returns the text that the pattern's group captures. */
export function found(pattern: RegExp, words: string): string {
  const [, part] = pattern.exec(words) ?? [];
  if (part === undefined) throw new Error(`${pattern} is not in: ${words}`);
  return part;
}
