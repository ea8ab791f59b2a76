import { expect, type Locator } from '@playwright/test';
import { Visitor } from './visitor.ts';

/**
 * The details of the calculator's result. They are tabs on a desktop, and accordion sections on a
 * phone.
 */
type Detail = 'Each month' | 'Cash' | 'Dinero' | 'Later' | 'Every year';

/**
 * A visitor on a page with a payment. The methods perform the visitor's actions and check the page.
 */
export class CalculatorReader extends Visitor {
  /**
   * The calculator's result: the three rows, or the reason why the page does not show them. The
   * figures that the specification requires come last.
   */
  get answer(): Locator {
    return this.part(/^(Each month, all in|No common loan covers this)/);
  }

  /** The first payment on the page, which is the buyer's initial payment. */
  get payment(): Locator {
    return this.page.locator('[data-payment]').first();
  }

  /** The box for the loan's interest rate. The line of credit has its own box. */
  get rate(): Locator {
    return this.page.getByLabel('Interest Rate', { exact: true });
  }

  /** The switch that applies down payment assistance. */
  get help(): Locator {
    return this.page.getByRole('switch', { name: /^Apply best matching/ });
  }

  /** The value next to a label in a section of the page. */
  figure(part: Locator, label: string): Locator {
    const term = this.page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
    return part.locator('dl > *').filter({ has: term }).getByRole('definition').first();
  }

  /** Opens a section that the calculator renders on demand. */
  async opensPart(title: string): Promise<void> {
    await this.page.locator('summary').filter({ hasText: title }).click();
  }

  async opensDetail(name: Detail): Promise<void> {
    const onPhone = this.page.locator('[data-detail] > summary').filter({ hasText: name });
    await this.page.getByRole('tab', { name }).or(onPhone).click();
  }

  /** Opens the list of every payment, which is below the calculator's result. */
  async opensTerms(): Promise<void> {
    await this.page.getByRole('button', { name: 'All terms', expanded: false }).click();
  }

  /**
   * The loan terms that every page with a payment must show. A page shows them in full, or in a
   * short form of a few lines.
   */
  get terms(): Locator {
    const name = 'Loan details and every payment';
    return this.part(name).or(this.page.getByRole('group', { name }));
  }

  /**
   * Checks that the page shows three figures together: the lowered payment, the payment that
   * follows it, and the remaining debt.
   */
  async seesLoweredPayment(): Promise<void> {
    for (const words of [
      /MORTGAGE PAYMENT\$[\d,.]+\/month Years 1 to [357],/,
      /lowers your monthly payments by \$/,
      /Traditional payment\$[\d,.]+\/month/,
      /Then, from year [468], with taxes and insurance\$[\d,.]+\/month/,
      /Still owed then[^$]*\$[\d,.]+/,
    ]) {
      await expect(this.answer).toContainText(words);
    }
  }

  /**
   * Checks that the note about the applied program contains this text. On a phone, opens the sheet
   * with the inputs to find the note.
   */
  async seesApplied(words: string): Promise<void> {
    const change = this.page.getByRole('button', { name: 'Change', exact: true });
    const note = this.page.getByText(/^\* Applied \$/);
    await expect(change.or(note)).not.toHaveCount(0);
    const isInSheet = await change.isVisible();
    if (isInSheet) await change.click();
    await expect(note).toContainText(words);
    if (isInSheet) await this.presses('Done');
  }

  /**
   * Switches the page to its print layout until `putsPaperAway` is called. Returns the sheet that
   * the calculator prints.
   */
  async seesOnPaper(): Promise<Locator> {
    await this.page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await this.page.emulateMedia({ media: 'print' });
    return this.page.locator('.print-sheet');
  }

  async putsPaperAway(): Promise<void> {
    await this.page.emulateMedia({ media: null });
    await this.page.evaluate(() => dispatchEvent(new Event('afterprint')));
  }
}
