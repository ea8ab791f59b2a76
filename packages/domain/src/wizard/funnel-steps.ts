import { wizardPages } from './pages.ts';

const questions = wizardPages.flatMap(({ question }) => (question === null ? [] : [question]));

/** How far quotes get, in the order of the way: each is counted once for a quote in progress. */
export const funnelSteps = [
  'started',
  ...questions,
  'confirmed',
  'programs',
  'calculator',
  'submitted',
] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** One step beside the one that quotes start with. */
export interface FunnelRow {
  readonly step: FunnelStep;
  readonly count: number;
  /** Of those that started, a fraction; null where none did. */
  readonly share: number | null;
}

/** Every step with its count, those without one too. */
export function funnel(counts: Readonly<Partial<Record<FunnelStep, number>>>): FunnelRow[] {
  const started = counts.started ?? 0;
  return funnelSteps.map((step) => {
    const count = counts[step] ?? 0;
    return { step, count, share: started === 0 ? null : count / started };
  });
}
