import {
  type APIRequestContext,
  expect,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import { type Account, sessionItems } from './accounts.ts';
import { openPage, type PageLabel, pageLabeled, untilOnPage } from './pages.ts';

type Name = string | RegExp;

/** A funnel step that the page reports. `state` is null until the buyer enters a location. */
export interface CountedStep {
  readonly step: string;
  readonly state: string | null;
}

/** Returns a browser storage state in which a site has stored these items. */
export function storageAt(origin: string, items: Readonly<Record<string, string>>) {
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/**
 * Any visitor to a page in a test. The methods are the actions that buyers and team members have in
 * common.
 */
export class Visitor {
  readonly page: Page;
  protected readonly request: APIRequestContext;

  constructor(page: Page, request: APIRequestContext) {
    this.page = page;
    this.request = request;
  }

  /** Replaces the browser's local storage with these items. */
  async stores(items: Readonly<Record<string, string>>): Promise<void> {
    const storage = storageAt(String(process.env.SERVER_ADDRESS), items);
    await this.page.context().setStorageState(storage);
  }

  /** Returns an item from the browser's local storage, or null if there is no such item. */
  async stored(name: string): Promise<string | null> {
    return this.page.evaluate((key) => localStorage.getItem(key), name);
  }

  /** Replaces the browser's local storage with a session and these items. */
  async hasSession(session: object, items: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.stores({ ...sessionItems(session), ...items });
  }

  /** Holds back the requests for a URL. Returns a function that lets them continue. */
  async holds(
    address: string,
    goOn: (route: Route) => Promise<void> = (route) => route.continue(),
  ): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await this.page.route(address, async (route) => {
      await promise;
      await goOn(route);
    });
    return resolve;
  }

  /** Opens a page of the product and waits until its data has loaded. */
  async opens(label: PageLabel, query = ''): Promise<void> {
    const { address, heading } = pageLabeled(label);
    await openPage(this.page, { address: `${address}${query}`, heading });
  }

  /** Waits until the browser has opened this page of the product. */
  async arrivesAt(label: PageLabel): Promise<void> {
    await this.isOn(pageLabeled(label).heading);
  }

  /** Waits for a page with this level 1 heading. */
  async isOn(heading: Name): Promise<void> {
    await untilOnPage(this.page, heading);
  }

  /** Waits until the page shows this text exactly once. */
  async sees(text: Name): Promise<void> {
    await expect(this.page.getByText(text)).toBeVisible();
  }

  button(name: Name): Locator {
    return this.page.getByRole('button', { name });
  }

  link(name: Name): Locator {
    return this.page.getByRole('link', { name });
  }

  async presses(name: Name): Promise<void> {
    await this.button(name).click();
  }

  async follows(name: Name): Promise<void> {
    await this.link(name).click();
  }

  async goesBack(): Promise<void> {
    await this.page.getByRole('link', { name: 'Back', exact: true }).click();
  }

  field(label: string): Locator {
    return this.page.getByLabel(label);
  }

  async enters(label: string, text: string): Promise<void> {
    await this.field(label).fill(text);
  }

  /** Finds the selected choices. */
  get chosen(): Locator {
    return this.page.getByRole('button', { pressed: true });
  }

  /** Finds a select list by its label. */
  list(name: string): Locator {
    return this.page.getByRole('combobox', { name });
  }

  async picks(list: string, option: string): Promise<void> {
    await this.list(list).selectOption(option);
  }

  /** Finds the section of the page with this heading. */
  part(name: Name): Locator {
    return this.page.getByRole('region', { name });
  }

  dialog(name?: string): Locator {
    return this.page.getByRole('dialog', name === undefined ? {} : { name });
  }

  /** Finds the programs in a list, or the saved quotes of an account. */
  get articles(): Locator {
    return this.page.getByRole('article');
  }

  /** Finds the errors that the page shows, in a form or in place of its data. */
  get errors(): Locator {
    return this.page.getByRole('alert');
  }

  /** Finds the alerts that appear over the page and disappear after several seconds. */
  get messages(): Locator {
    return this.page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  }

  /** Chooses a language in the page's language menu. */
  async switchesTo(language: 'English' | 'Español'): Promise<void> {
    await this.button(language).first().click();
  }

  async readsIn(language: 'en' | 'es'): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('lang', language);
  }

  /** Opens the sign-in dialog with a URL parameter, and signs in. */
  async signsIn(account: Account, at = '/'): Promise<void> {
    await this.page.goto(`${at}?auth=sign-in`);
    await this.sendsSignIn(account);
    await expect(this.dialog()).toBeHidden();
  }

  /** Fills in and submits the open sign-in dialog. */
  async sendsSignIn({ email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
    const dialog = this.dialog('Sign In');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  }

  /** Fills in and submits the open sign-up dialog. */
  async sendsSignUp({ fullName, email, password }: Account): Promise<void> {
    const dialog = this.dialog('Sign Up');
    await dialog.getByLabel('Full Name').fill(fullName);
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  }

  /** Opens the password reset dialog with a URL parameter, and requests the email. */
  async asksForReset(email: string): Promise<void> {
    await this.page.goto('/?auth=reset-password');
    await this.dialog('Reset Password').getByLabel('Email').fill(email);
    await this.presses('Send instructions');
  }

  /** Opens the account menu. */
  async opensMenu(): Promise<Locator> {
    await this.presses('Account of');
    const menu = this.page.getByRole('menu');
    await expect(menu).toBeVisible();
    return menu;
  }

  /** Follows a link in the account menu. */
  async goesTo(item: string): Promise<void> {
    const menu = await this.opensMenu();
    await menu.getByRole('menuitem', { name: item }).click();
  }

  async signsOut(): Promise<void> {
    await this.goesTo('Logout');
    await this.arrivesAt('landing');
  }

  /**
   * Collects the funnel steps that the page reports. Checks that no report identifies the visitor.
   */
  countedSteps(): CountedStep[] {
    const counted: CountedStep[] = [];
    this.page.on('request', (request) => {
      if (!request.url().endsWith('/api/steps')) return;
      const { authorization, referer } = request.headers();
      expect(authorization || referer).toBeFalsy();
      counted.push(request.postDataJSON());
    });
    return counted;
  }
}
