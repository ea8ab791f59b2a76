import { queryOptions } from '@tanstack/react-query';
import { loadSecondSteps } from './actions.ts';

/** Queries the user's second steps and the number of recovery codes that are left. */
export const stepsQuery = (owner: string) =>
  queryOptions({ queryKey: ['second-steps', owner], queryFn: loadSecondSteps, staleTime: 0 });
