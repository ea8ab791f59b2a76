import type { CatalogProgram } from '@latchkey/domain';

type Correctable = Pick<CatalogProgram, 'slug' | 'combines'>;

/**
 * Programs whose description contradicts their list of programs to combine with. Each of these
 * loans already includes the assistance that it lists, so the assistance must not be counted twice.
 */
const comesWithListedHelp = new Set(['oh-ohfa-ohio-heroes', 'tn-thda-homeownership-for-heroes']);

/** Applies our corrections to a program from the source files. */
export function corrected<Program extends Correctable>(program: Program): Program {
  return comesWithListedHelp.has(program.slug)
    ? { ...program, combines: { ...program.combines, slugs: [] } }
    : program;
}
