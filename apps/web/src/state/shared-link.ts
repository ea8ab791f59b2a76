import { readSharedFigures, type SharedFigures, sharedParameters } from '@latchkey/domain';
import { CALCULATOR } from './wizard.ts';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The figures in a shared link to the calculator. Null for any other URL. */
export function sharedFiguresAt({ pathname, search }: Address): SharedFigures | null {
  if (pathname.replace(/\/$/, '') !== CALCULATOR) return null;
  const parameters = new URLSearchParams(search);
  return readSharedFigures((name) => parameters.get(name));
}

/** Path and query for a link that {@link sharedFiguresAt} parses back into these figures. */
export function sharedAddress(figures: SharedFigures): string {
  return `${CALCULATOR}?${new URLSearchParams(sharedParameters(figures))}`;
}
