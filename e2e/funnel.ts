import { expect, type Page } from '@playwright/test';

/** The step name of each question, in order. */
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

/** Every step that the funnel counts, in order. */
export const steps = [
  'started',
  ...questionSteps,
  'confirmed',
  'programs',
  'calculator',
  'submitted',
] as const;

/** A step that the page reports. The state is null until the buyer enters a location. */
export interface CountedStep {
  readonly step: string;
  readonly state: string | null;
}

/** Collects the steps that the page reports and checks that they do not identify the visitor. */
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
