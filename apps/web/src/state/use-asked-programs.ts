import { type AskedPrograms, askedPrograms } from '@latchkey/domain';
import { useSearchParams } from 'react-router';

/** Hook that returns the programs that the URL tells the page to apply. */
export function useAskedPrograms(): AskedPrograms {
  const [search] = useSearchParams();
  return askedPrograms((name) => search.get(name));
}
