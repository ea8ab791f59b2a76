import { type AskedPrograms, programsQueryOf } from '@latchkey/domain';
import { useSearchParams } from 'react-router';

/**
 * Stores the chosen programs in the URL, so they survive a reload. Another program replaces a
 * combination.
 */
export function useProgramChange(): (asked: AskedPrograms) => void {
  const [, setSearch] = useSearchParams();
  return (asked) => setSearch(programsQueryOf(asked), { replace: true });
}
