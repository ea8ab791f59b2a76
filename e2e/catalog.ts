import type { APIRequestContext, Page } from '@playwright/test';
import { tampa } from './drafts.ts';
import { isPictured, wholePicture } from './pictures.ts';

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

/** Programs that no other test looks at, with a place that they serve. Each project changes its own. */
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

/** A source for edits and corrections. */
export const SOURCE = 'https://agency.example.gov/news';

/** The program that this project may change. */
export function ownProgram(page: Page) {
  const isPhone = (page.viewportSize()?.width ?? 0) < 500;
  return isPhone ? phoneProgram : desktopProgram;
}

/** Takes pictures in both color schemes. */
export async function pictures(page: Page, name: string): Promise<void> {
  if (!isPictured) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await wholePicture(page, `catalog/${name}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** The status that buyers see. */
export async function shownStatus(request: APIRequestContext, id: number): Promise<string> {
  const answer = await request.get(`/api/quotes/programs/${id}`);
  return (await answer.json()).data.program.status;
}
