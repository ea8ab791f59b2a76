import type { LoanEstimate } from '@latchkey/domain/loan-estimate';

type Figure = string | number | boolean;

/** Returns every figure with its name. Names of figures in nested fields include the path. */
function figuresOf(estimate: LoanEstimate): [name: string, figure: Figure][] {
  return flat(estimate, '');
}

function flat(value: object, path: string): [string, Figure][] {
  return Object.entries(value).flatMap(([name, field]): [string, Figure][] =>
    typeof field === 'object' && field !== null
      ? flat(field, `${path}${name}.`)
      : [[`${path}${name}`, field]],
  );
}

/** Returns the figures that differ from the original or do not exist in it. */
export function changedFigures(estimate: LoanEstimate, original: LoanEstimate): [string, Figure][] {
  const figures = new Map(figuresOf(original));
  return figuresOf(estimate).filter(([name, figure]) => figures.get(name) !== figure);
}
