import type { CatalogProgram } from '@latchkey/domain';

type Correctable = Pick<CatalogProgram, 'slug' | 'combines'>;

/**
 * Programs whose own sentence contradicts the list of programs that they may be combined with. Each
 * of these loans comes with the help that it lists, so that help is not a further one.
 */
const comesWithListedHelp = new Set(['oh-ohfa-ohio-heroes', 'tn-thda-homeownership-for-heroes']);

/** A program of the source files with our corrections. */
export function corrected<Program extends Correctable>(program: Program): Program {
  return comesWithListedHelp.has(program.slug)
    ? { ...program, combines: { ...program.combines, slugs: [] } }
    : program;
}
