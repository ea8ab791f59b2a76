import { expect, type Locator } from '@playwright/test';
import type { Role } from '../apps/api/src/auth/users/roles.ts';
import { type Account, type NewOperator, newOperator, type Sender } from './accounts.ts';
import { tampa } from './drafts.ts';
import { Visitor } from './visitor.ts';

const sacramento = {
  id: 9_581_406_067,
  zipcode: '95814',
  county_code: 6067,
  city: 'Sacramento',
  county: 'Sacramento County',
  state: 'CA',
  property_tax: 0.011,
  insurance_rate: 0.00259,
};

/**
 * The programs that the tests may change: one program for each Playwright project, with a home
 * location that the program serves.
 */
const phoneProgram = {
  id: 1018,
  name: 'CalHFA MyHome Assistance Program',
  homeLocation: sacramento,
};
const desktopProgram = {
  id: 1051,
  name: 'Florida Hometown Heroes Housing Program',
  homeLocation: tampa,
};

/** A source for edits and corrections in tests. */
export const SOURCE = 'https://agency.example.gov/news';

/** A member of our team in a test. The methods are the actions in the inbox and in the catalog. */
export class Operator extends Visitor {
  /** Creates an account with a role and signs in. */
  async hasRole(role: Role = 'leads', person?: Account): Promise<NewOperator> {
    const account = await newOperator(this.request, role, person);
    await this.hasSession(account.session);
    return account;
  }

  /** Signs in as an operator who can see leads, and opens the inbox from the account menu. */
  async opensInbox(): Promise<NewOperator> {
    const account = await this.hasRole();
    await this.page.goto('/dashboard');
    await this.goesTo('Requests');
    await this.isOn('Requests');
    return account;
  }

  /**
   * Answers the prompt to confirm the operator's identity, first with a wrong password and then
   * with the right one.
   */
  async confirms({ password }: Pick<Account, 'password'>): Promise<void> {
    const dialog = this.dialog('Confirm that it is you');
    const field = dialog.getByLabel('Password', { exact: true });
    await field.fill('not the password');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toContainText('That password is not correct.');
    await field.fill(password);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toBeHidden();
  }

  async searches(words: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search' }).fill(words);
  }

  /** Finds the requests in the inbox. They are rows on a desktop, and cards on a phone. */
  get requests(): Locator {
    const name = 'Pre-approval requests';
    const rows = this.page.getByRole('table', { name }).getByRole('row');
    const cards = this.page.getByRole('list', { name }).getByRole('listitem');
    return rows.filter({ has: this.page.getByRole('rowheader') }).or(cards);
  }

  /** In the inbox, opens the request from the person with this name. */
  async opensRequest({ name }: Pick<Sender, 'name'>): Promise<void> {
    await this.follows(name);
    await this.isOn(name);
  }

  /** Finds the history of the open request. The newest entry comes first. */
  get history(): Locator {
    return this.page.getByRole('list', { name: 'History' }).getByRole('listitem');
  }

  /** Finds the box for a note about the open request. */
  get note(): Locator {
    return this.page.getByRole('textbox', { name: 'Note' });
  }

  /** Returns the program that this Playwright project may change. */
  get program() {
    const isPhone = (this.page.viewportSize()?.width ?? 0) < 500;
    return isPhone ? phoneProgram : desktopProgram;
  }

  /** Searches the catalog for a program and opens it. */
  async opensProgram(name: string): Promise<void> {
    await this.searches(name);
    await this.link(name).first().click();
  }

  /** Changes a program's funding status on its page in the catalog. */
  async changesStatus(status: string, source = SOURCE): Promise<Locator> {
    const form = this.page.getByRole('form', { name: 'Status' });
    await form.getByRole('combobox', { name: 'Status' }).selectOption(status);
    await form.getByRole('textbox', { name: 'Source' }).fill(source);
    await form.getByRole('button', { name: 'Save status' }).click();
    return form;
  }

  /** Enters a new value for a fact of the open program and tries to save it. Returns the form. */
  async editsFact(fact: string, value: string, source = SOURCE): Promise<Locator> {
    await this.button(`Change: ${fact}`).press('Enter');
    const form = this.page.getByRole('form', { name: `Change: ${fact}` });
    await form.getByRole('textbox', { name: 'Value' }).fill(value);
    await form.getByRole('textbox', { name: 'Source' }).fill(source);
    await form.getByRole('button', { name: 'Save change' }).click();
    return form;
  }
}
