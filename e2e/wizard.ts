import type { Locator, Page } from '@playwright/test';
import type { Buyer } from './buyers.ts';
import { laterPages, onPage } from './pages.ts';

/** Answers every question as this buyer and stops at the confirmation page. */
export async function startQuote(page: Page, buyer: Buyer): Promise<void> {
  await page.goto('/quote/home-info/type');
  await choose(page, 'Home Type', buyer.homeType);
  await chooseLocation(page, buyer.location);
  await choose(page, 'Home Plans', buyer.homePlan);
  await enter(page, 'Home Price', buyer.homePrice);
  await enter(page, 'Household Income', buyer.householdIncome);
  await enter(page, 'Down Payment', buyer.downPayment);
  await choose(page, 'Credit Score', buyer.creditScore);
  await choose(page, 'Housing Status', buyer.isFirstTimeBuyer ? 'Yes' : 'No');
  await choose(page, 'Household Size', buyer.householdSize);
  await choose(page, 'Veteran Status', buyer.isVeteran ? 'Yes' : 'No');
  await chooseProfessions(page, buyer.professions);
  await onPage(page, 'Confirm Info');
}

/** Clicks an answer to the question with this title. The click opens the next page. */
export async function choose(page: Page, title: string, answer: string): Promise<void> {
  await onPage(page, title);
  await page.getByRole('button', { name: answer, exact: true }).click();
}

export async function chooseLocation(
  page: Page,
  { zipcode, county }: Pick<Buyer['location'], 'zipcode' | 'county'>,
): Promise<void> {
  await onPage(page, 'Home Location');
  await page.getByRole('combobox').fill(zipcode);
  await page.getByRole('option').filter({ hasText: zipcode }).filter({ hasText: county }).click();
  await goOn(page);
}

/** Types an amount on the page with this title and continues. */
export async function enter(page: Page, title: string, dollars: number): Promise<void> {
  await onPage(page, title);
  await page.getByRole('textbox').fill(String(dollars));
  await goOn(page);
}

/** Confirms the answers and waits for the matching programs. */
export async function confirmAnswers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm Info' }).click();
  await onPage(page, laterPages.programs.heading);
}

async function chooseProfessions(page: Page, professions: Buyer['professions']): Promise<void> {
  await onPage(page, 'Profession');
  for (const profession of professions) {
    await page.getByRole('button', { name: profession, exact: true }).click();
  }
  await goOn(page);
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Finds a term and its description in any description list on the page. */
export function summaryRow(page: Page, label: string): Locator {
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
  return page.locator('dl > *').filter({ has: term });
}
