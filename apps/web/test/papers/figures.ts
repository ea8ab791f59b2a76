import type { LoanEstimate } from '@latchkey/domain/loan-estimate';

type Figure = string | number | boolean;

/** Every figure by its name, those of the table of payments with their column and row. */
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

/** The figures that are different in the original, or not there at all. */
export function changedFigures(estimate: LoanEstimate, original: LoanEstimate): [string, Figure][] {
  const figures = new Map(figuresOf(original));
  return figuresOf(estimate).filter(([name, figure]) => figures.get(name) !== figure);
}
