import type { CatalogProgram } from '../../catalog/catalog-program.ts';

type CombinationText = Pick<CatalogProgram, 'slug' | 'combines'>;

/**
 * Whether the rules of both programs allow the buyer to use them together. Each program's rule must
 * cover the other program: "any" covers every program, and "some" covers only the programs listed.
 *
 * If "some" does not list a program, that program is not covered, even if its own rule is "any".
 * Rules with "some" often exclude other programs in their text ("not with another grant"), so the
 * buyer has to ask. "none" and unknown text cover no program.
 */
export function mayCombine(one: CombinationText, other: CombinationText): boolean {
  return one.slug !== other.slug && covers(one, other) && covers(other, one);
}

function covers({ combines }: CombinationText, { slug }: CombinationText): boolean {
  switch (combines.with) {
    case 'any':
      return true;
    case 'some':
      return combines.slugs.includes(slug);
    case 'none':
    case 'unknown':
      return false;
  }
}
