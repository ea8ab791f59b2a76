import { LeadFilter, LeadSort, LeadStatus } from '@latchkey/contract';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { today } from '@/lib/today.ts';

/** The inbox's filters and sort order. An empty string means no filter. */
const LeadList = z.object({
  search: z.string(),
  state: z.string(),
  status: z.union([LeadStatus, z.literal('')]),
  suspected: z.enum(['yes', 'no', '']),
  /** An officer's ID, `mine` or `unassigned`. */
  officer: z.string(),
  due: z.enum(['today', 'overdue', '']),
  source: z.string(),
  from: z.string(),
  to: z.string(),
  sort: LeadSort,
});
export type LeadList = z.infer<typeof LeadList>;

export const wholeList: LeadList = {
  search: '',
  state: '',
  status: '',
  suspected: '',
  officer: '',
  due: '',
  source: '',
  from: '',
  to: '',
  sort: '-createdAt',
};

const State = z.object({ list: LeadList });

/**
 * Returns the list's filters from a history entry's state. Returns no filters if the state has
 * none.
 */
export function listIn(state: unknown): LeadList {
  const read = State.safeParse(state);
  return read.success ? read.data.list : wholeList;
}

/**
 * Hook that returns the filters of the list that the operator is working through. The browser
 * stores them with the history entry. They are not in the URL, because the search may contain a
 * person's name.
 */
export function useLeadList(): LeadList {
  return listIn(useLocation().state);
}

/** Returns the filters that are not empty. */
export function filterOf({ sort, due, ...filters }: LeadList): LeadFilter {
  const days = { today: { dueOn: today() }, overdue: { dueBefore: today() }, '': {} };
  const used = Object.entries(filters).filter(([, value]) => value !== '');
  return LeadFilter.parse({ ...Object.fromEntries(used), ...days[due] });
}

/** Returns the number of active filters. The search and the sort order do not count. */
export function filterCount({ search, sort, ...filters }: LeadList): number {
  return Object.values(filters).filter((value) => value !== '').length;
}
