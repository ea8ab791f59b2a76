import { expect, type Page } from '@playwright/test';

/** The questions in order, by their names as steps. */
export const questionSteps = [
  'homeType',
  'homeLocation',
  'homePlan',
  'homePrice',
  'householdIncome',
  'downPayment',
  'creditScore',
  'housingStatus',
  'householdSize',
  'veteranStatus',
  'profession',
] as const;

/** Every step that is counted, in order. */
export const steps = [
  'started',
  ...questionSteps,
  'confirmed',
  'programs',
  'calculator',
  'submitted',
] as const;

/** A step as the page sends it. The state is null until the location is known. */
export interface CountedStep {
  readonly step: string;
  readonly state: string | null;
}

/** Collects the steps that the page sends. Checks that they do not identify the visitor. */
export function countedSteps(page: Page): CountedStep[] {
  const counted: CountedStep[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/steps')) return;
    const { authorization, referer } = request.headers();
    expect(authorization || referer).toBeFalsy();
    counted.push(request.postDataJSON());
  });
  return counted;
}
