import { readSharedFigures, type SharedFigures, sharedParameters } from '@latchkey/domain';
import { CALCULATOR } from './wizard.ts';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The figures that a link to the calculator shares; null at any other address. */
export function sharedFiguresAt({ pathname, search }: Address): SharedFigures | null {
  if (pathname.replace(/\/$/, '') !== CALCULATOR) return null;
  const parameters = new URLSearchParams(search);
  return readSharedFigures((name) => parameters.get(name));
}

/** The address behind the host at which {@link sharedFiguresAt} finds these figures. */
export function sharedAddress(figures: SharedFigures): string {
  return `${CALCULATOR}?${new URLSearchParams(sharedParameters(figures))}`;
}
