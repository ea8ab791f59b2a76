import { type AskedPrograms, askedPrograms } from '@latchkey/domain';
import { useSearchParams } from 'react-router';

/** Hook for the programs that the URL asks the page to apply. */
export function useAskedPrograms(): AskedPrograms {
  const [search] = useSearchParams();
  return askedPrograms((name) => search.get(name));
}
