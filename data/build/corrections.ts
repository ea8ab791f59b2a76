import { priceRule } from '@latchkey/domain/catalog-check';
import { DataFault } from './data-fault.ts';
import type { KnownTables, SourceProgram } from './programs.ts';

/**
 * Programs whose description contradicts their list of programs to combine with. Each of these
 * loans already includes the assistance that it lists, so the assistance must not be counted twice.
 */
const comesWithListedHelp = new Set(['oh-ohfa-ohio-heroes', 'tn-thda-homeownership-for-heroes']);

/**
 * Programs of state agencies whose source file has figures where the agency follows the IRS limit
 * for bond programs. `catalog -- derive` finds them.
 */
const followsBondLimit: ReadonlySet<string> = new Set([]);

/**
 * Applies our corrections to a program from the source files.
 *
 * @throws {DataFault} if a program's figures no longer equal the rule that replaces them
 */
export function corrected(program: SourceProgram, tables: KnownTables): SourceProgram {
  return withBondLimit(withoutListedHelp(program), tables);
}

function withoutListedHelp(program: SourceProgram): SourceProgram {
  return comesWithListedHelp.has(program.slug)
    ? { ...program, combines: { ...program.combines, slugs: [] } }
    : program;
}

function withBondLimit(program: SourceProgram, { places, bondPrices }: KnownTables): SourceProgram {
  if (!followsBondLimit.has(program.slug)) return program;
  const found = priceRule(program, places, bondPrices);
  if (!found) {
    throw new DataFault(program.slug, 'rules.maxHomePrice: no longer equals the IRS limit');
  }
  return { ...program, rules: { ...program.rules, maxHomePrice: found.rule } };
}
