import { type Browser, type BrowserContext, expect, type Locator } from '@playwright/test';
import { haveQuote, type NewAccount, newAccount } from './accounts.ts';
import { CalculatorReader } from './calculator-reader.ts';
import { type Answers, completeDraft, draftItems, type StoredDraft } from './drafts.ts';
import type { PageLabel } from './pages.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * A home buyer in a test. The methods are the buyer's actions, from the questions to pre-approval.
 */
export class Buyer extends CalculatorReader {
  /** Opens another tab of this browser for the same buyer. */
  async inNewTab(): Promise<Buyer> {
    return new Buyer(await this.page.context().newPage(), this.request);
  }

  /**
   * Opens a browser on another device for the same buyer. That browser starts with the given stored
   * state.
   */
  async onAnotherDevice(browser: Browser, storageState?: StorageState): Promise<Buyer> {
    const baseURL = new URL(this.page.url()).origin;
    const context = await browser.newContext({ baseURL, ...(storageState && { storageState }) });
    return new Buyer(await context.newPage(), this.request);
  }

  /** Replaces the browser's stored items with a complete quote that includes these changes. */
  async has(changes: StoredDraft = {}): Promise<void> {
    await this.stores(draftItems(completeDraft(changes)));
  }

  /** Stores a complete quote that includes these changes. Then opens a page. */
  async startsAt(label: PageLabel, changes: StoredDraft = {}): Promise<void> {
    await this.has(changes);
    await this.opens(label);
  }

  /** Creates an account and signs the buyer in. The browser also stores the given items. */
  async hasAccount(items: Readonly<Record<string, string>> = {}): Promise<NewAccount> {
    const account = await newAccount(this.request);
    await this.hasSession(account.session, items);
    return account;
  }

  /** Creates an account with these quotes and opens its dashboard. The last quote is the newest. */
  async opensDashboardWith(...quotes: object[]): Promise<NewAccount> {
    const account = await this.hasAccount();
    for (const quote of quotes) await haveQuote(this.request, account.session, quote);
    await this.page.goto('/dashboard');
    return account;
  }

  /**
   * Opens a page and waits for the responses from the account service and from these URLs. After
   * that, the page sends no more requests on its own.
   */
  async opensSignedIn(address: string, answers: readonly string[] = []): Promise<void> {
    const known = ['**/auth/v1/user', ...answers].map((url) => this.page.waitForResponse(url));
    await this.page.goto(address);
    await Promise.all(known);
  }

  /** Blocks local storage in this browser. */
  async blocksStorage(): Promise<void> {
    await this.page.context().addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    });
  }

  /** Returns the quotes that the browser stores for a visitor without an account. */
  async savedQuotes() {
    return JSON.parse((await this.stored('quotes')) ?? '[]');
  }

  /** Answers every question until the confirmation page opens. */
  async answersAll(answers: Answers): Promise<void> {
    await this.page.goto('/quote/home-info/type');
    await this.answers('Home Type', answers.homeType);
    await this.answersLocation(answers.location);
    await this.answers('Home Plans', answers.homePlan);
    await this.answers('Home Price', answers.homePrice);
    await this.answers('Household Income', answers.householdIncome);
    await this.answers('Down Payment', answers.downPayment);
    await this.answers('Credit Score', answers.creditScore);
    await this.answers('Housing Status', answers.isFirstTimeBuyer ? 'Yes' : 'No');
    await this.answers('Household Size', answers.householdSize);
    await this.answers('Veteran Status', answers.isVeteran ? 'Yes' : 'No');
    await this.isOn('Profession');
    for (const profession of answers.professions) await this.chooses(profession);
    await this.continues();
    await this.arrivesAt('confirmation');
  }

  /**
   * Answers the question with this title. Clicks a choice, or types a dollar amount and continues.
   */
  async answers(title: string, answer: string | number): Promise<void> {
    await this.isOn(title);
    if (typeof answer === 'string') return this.chooses(answer);
    await this.page.getByRole('textbox').fill(String(answer));
    await this.continues();
  }

  /** Opens the next question, in English or Spanish. */
  async continues(): Promise<void> {
    await this.presses(/^Contin(ue|uar)$/);
  }

  async answersLocation({ zipcode, county }: Pick<Answers['location'], 'zipcode' | 'county'>) {
    await this.isOn('Home Location');
    await this.page.getByRole('combobox').fill(zipcode);
    const option = this.page.getByRole('option').filter({ hasText: zipcode });
    await option.filter({ hasText: county }).click();
    await this.continues();
  }

  /** Clicks an answer. If the question allows only one answer, the click opens the next page. */
  async chooses(answer: string): Promise<void> {
    await this.page.getByRole('button', { name: answer, exact: true }).click();
  }

  /** Confirms the answers on the confirmation page and waits for the matching programs. */
  async confirms(): Promise<void> {
    await this.arrivesAt('confirmation');
    await this.presses('Confirm Info');
    await this.arrivesAt('programs');
  }

  /** Finds the row with this term, in any description list on the page. */
  row(label: string): Locator {
    const term = this.page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
    return this.page.locator('dl > *').filter({ has: term });
  }

  /** Shows every program on the programs page, with all rows and sections expanded. */
  async opensRows(): Promise<void> {
    const more = this.page.getByRole('main').getByRole('button', {
      name: /^Show \d+ (more|programs?)$/,
    });
    while ((await more.count()) > 0) await more.first().click();
    const folds = this.page.getByRole('main').getByRole('heading', { level: 2 });
    const foldsClosed = folds.getByRole('button', { expanded: false });
    while ((await foldsClosed.count()) > 0) await foldsClosed.first().click();
    const names = this.page.getByRole('article').getByRole('heading', { level: 3 });
    const closed = names.getByRole('button', { expanded: false });
    await closed.evaluateAll((rows: HTMLElement[]) => {
      for (const row of rows) row.click();
    });
    await expect(closed).toHaveCount(0);
  }

  /** Expands a row and follows its link to the program's page. */
  async opensProgram(row: Locator): Promise<void> {
    await row.getByRole('heading').getByRole('button').click();
    await row.getByRole('link', { name: /^All terms/ }).click();
  }

  /** Expands a row and opens the calculator with its program. */
  async usesProgram(row: Locator): Promise<void> {
    await row.getByRole('heading').getByRole('button').click();
    await row.getByRole('link', { name: /^Use this one/ }).click();
  }

  /** Selects the programs at these positions in the list and opens the comparison. */
  async compares(places: readonly number[]): Promise<void> {
    const boxes = this.page.getByRole('checkbox', { name: /^Compare / });
    for (const place of places) await boxes.nth(place).check();
    await this.follows('Side by side');
  }

  /**
   * Answers an eligibility question in the card on the programs page. On a phone, skips the
   * questions before it.
   */
  async answersShortly(question: RegExp, answer: string): Promise<void> {
    const card = this.part(/quick questions?|preguntas? rápidas?/);
    const asked = card.getByRole('group', { name: question });
    const skip = card.getByRole('button', {
      name: /^(Skip|Change answers|Omitir|Cambiar respuestas)$/,
    });
    await expect(card).toBeVisible();
    while (!(await asked.isVisible())) await skip.click();
    await asked.getByRole('radio', { name: answer, exact: true }).check();
  }

  /**
   * Checks that one of the next steps identifies an agency, with its phone number and a question to
   * ask.
   */
  async seesWhoToCall(): Promise<void> {
    const call = this.part('Your next steps')
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: /^Call / }) });
    const more = call.getByRole('button', { name: /^More about: Call/ });
    if (await more.isVisible()) await more.click();
    await expect(call).toContainText(/Ask: “.+”/);
    await expect(call.getByRole('link')).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  }

  /** Finds the fields and the button of the pre-approval form. */
  get form() {
    return {
      name: this.page.getByLabel('Full Name *'),
      email: this.page.getByLabel('Email *'),
      phone: this.page.getByLabel('Phone Number'),
      call: this.page.getByRole('checkbox', { name: /may call me/ }),
      text: this.page.getByRole('checkbox', { name: /may text me/ }),
      send: this.button('Send Message'),
    };
  }

  /** Fills in the required fields of the pre-approval form. */
  async fillsForm(name = 'Maya Okafor', email = 'maya@example.com'): Promise<void> {
    await this.form.name.fill(name);
    await this.form.email.fill(email);
  }

  /**
   * Waits five seconds and sends the form. The server flags a form that the buyer sends within two
   * seconds after it opens.
   */
  async sendsUnhurried(): Promise<void> {
    await this.page.clock.fastForward(5_000);
    await this.form.send.click();
  }

  /** Finds the saved quote with this home type on the dashboard. */
  card(homeType: string): Locator {
    return this.page.getByRole('article', { name: homeType });
  }

  /** Opens the saved quote and waits until its answers have loaded. */
  async opensCard(homeType: string): Promise<void> {
    const name = new RegExp(`^${homeType}`);
    await this.card(homeType).getByRole('button', { name }).click();
    await this.arrivesAt('confirmation');
  }

  async deletesCard(homeType: string): Promise<void> {
    await this.card(homeType).getByText('Delete Application').click();
  }
}
