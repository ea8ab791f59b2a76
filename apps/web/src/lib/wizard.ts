import { type WizardPage, wizardPages } from '@latchkey/domain';

/** The address of a page of the way. */
export function addressOf({ path }: Pick<WizardPage, 'path'>): string {
  return `/quote/${path}`;
}

export const FIRST_QUESTION = addressOf(wizardPages[0]);
