import type { KnownTables } from '@latchkey/domain/catalog-check';
import { derivePriceLimit } from '@latchkey/domain/catalog-derive';
import { DataFault } from './data-fault.ts';
import type { SourceProgram } from './programs.ts';

/**
 * Programs whose description contradicts their list of programs to combine with. Each of these
 * loans already includes the assistance that it lists, so the assistance must not be counted twice.
 */
const comesWithListedHelp = new Set(['oh-ohfa-ohio-heroes', 'tn-thda-homeownership-for-heroes']);

/**
 * Programs of state agencies that follow the IRS limit for bond programs. Their source files
 * contain figures instead of this rule. `catalog -- derive` finds such programs.
 */
const followsBondLimit: ReadonlySet<string> = new Set([
  'de-dsha-delaware-diamonds',
  'de-dsha-first-state-home-loan',
  'de-dsha-keys4you',
  'de-dsha-take5',
  'hi-hhfdc-hale-kamaaina',
  'in-ihcda-first-step',
  'ky-khc-regular-dap',
  'md-mmp-1st-time-advantage-6000',
  'md-mmp-1st-time-advantage-percent',
  'md-mmp-homestart',
  'md-mmp-medpal',
  'md-mmp-montgomery-homeownership',
  'mi-mshda-first-generation-dpa',
  'mi-mshda-mi-10k-dpa',
  'nj-njhmfa-dpa',
  'nj-njhmfa-first-generation',
  'nm-mfa-firstdown',
  'nm-mfa-firstdown-plus',
  'nm-mfa-homeforward-dpa',
  'nm-mfa-homenow',
  'oh-ohfa-grants-for-grads',
  'oh-ohfa-mortgage-tax-credit',
  'oh-ohfa-ohio-heroes',
  'oh-ohfa-your-choice-dpa',
  'wy-wcda-amortizing-dpa',
  'wy-wcda-homestretch',
]);

/**
 * Applies our corrections to a program from the source files.
 *
 * @throws {DataFault} if a program's figures no longer match the rule that replaces them
 */
export function corrected(
  file: string,
  program: SourceProgram,
  tables: KnownTables,
): SourceProgram {
  return withBondLimit(file, withoutListedHelp(program), tables);
}

function withoutListedHelp(program: SourceProgram): SourceProgram {
  return comesWithListedHelp.has(program.slug)
    ? { ...program, combines: { ...program.combines, slugs: [] } }
    : program;
}

function withBondLimit(
  file: string,
  program: SourceProgram,
  { places, bondPrices }: KnownTables,
): SourceProgram {
  const { slug, rules } = program;
  if (!followsBondLimit.has(slug)) return program;
  const found = derivePriceLimit(program, places, bondPrices);
  if (!found) {
    const fault = 'rules.maxHomePrice: no longer equals the IRS limit';
    throw new DataFault(`${file} ${slug}`, fault);
  }
  return { ...program, rules: { ...rules, maxHomePrice: found.rule } };
}
