import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Shows every row of the programs page. */
async function showAllRows(page: Page): Promise<void> {
  const more = page.getByRole('main').getByRole('button', { name: /^Show \d+ (more|programs?)$/ });
  while ((await more.count()) > 0) await more.first().click();
}

/** Shows every row of the programs page and opens all of them. */
export async function openRows(page: Page): Promise<void> {
  await showAllRows(page);
  const names = page.getByRole('article').getByRole('heading', { level: 3 });
  const closed = names.getByRole('button', { expanded: false });
  await closed.evaluateAll((rows: HTMLElement[]) => {
    for (const row of rows) row.click();
  });
  await expect(closed).toHaveCount(0);
}

/** Opens a row and follows its link to the program's page. */
export async function openProgram(row: Locator): Promise<void> {
  await row.getByRole('button').click();
  await row.getByRole('link', { name: /^All terms/ }).click();
}

/** Answers a short question of the programs page. On a phone, skips those that come first. */
export async function answerShortly(page: Page, question: RegExp, answer: string): Promise<void> {
  const card = page.getByRole('region', { name: /quick questions?/ });
  const asked = card.getByRole('group', { name: question });
  const skip = card.getByRole('button', { name: /^(Skip|Change answers)$/ });
  await expect(card).toBeVisible();
  while (!(await asked.isVisible())) await skip.click();
  await asked.getByRole('radio', { name: answer, exact: true }).check();
}
