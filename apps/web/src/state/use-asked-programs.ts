import { type AskedPrograms, askedPrograms } from '@latchkey/domain';
import { useSearchParams } from 'react-router';

/** Hook that returns the programs to apply on this page, as listed in the page's URL. */
export function useAskedPrograms(): AskedPrograms {
  const [search] = useSearchParams();
  return askedPrograms((name) => search.get(name));
}
