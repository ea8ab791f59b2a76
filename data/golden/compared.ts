import type { TestResults } from '@latchkey/contract';
import {
  type Area,
  assess,
  type CatalogProgram,
  type Location,
  matchPrograms,
  type RuleFinding,
} from '@latchkey/domain';
import { sampleProduct } from '@latchkey/domain/samples';
import { derivedOn } from './context.ts';
import type { Expected, RuleName } from './expectation.ts';
import type { GoldenBuyer } from './golden-buyer.ts';
import { goldenBuyers } from './golden-buyers.ts';

/**
 * A program for which the engine's verdict differs from the verdict that we derived. Includes text
 * about the figures in the program's rules.
 */
interface Difference {
  readonly slug: string;
  readonly says: string;
}

/** Compares the engine's verdicts for all golden buyers with the verdicts that we derived. */
export function differencesOfAll(
  catalog: readonly CatalogProgram[],
  areaOf: (location: Location) => Area,
): Difference[] {
  return goldenBuyers.flatMap((buyer) =>
    differences(buyer, catalog, areaOf(buyer.answers.homeLocation)),
  );
}

/**
 * Counts the programs for which we derived a verdict, and the verdicts that differ from the
 * engine's.
 */
export function derivedCheck(
  catalog: readonly CatalogProgram[],
  found: readonly Difference[],
): TestResults['handDerived'] {
  const derived = new Set(goldenBuyers.flatMap(({ expected }) => Object.keys(expected)));
  const different = new Set(found.map(({ slug }) => slug));
  return { compared: derived.size, different: different.size, programs: catalog.length };
}

/**
 * Compares the engine's verdicts for one buyer with the verdicts that we derived by hand. Returns
 * the programs that differ.
 */
function differences(
  { name, answers, expected }: GoldenBuyer,
  catalog: readonly CatalogProgram[],
  area: Area,
): Difference[] {
  const matches = matchPrograms(catalog, answers, area, derivedOn, sampleProduct);
  const programs = new Map(matches.programs.map((program) => [program.id, program]));
  const almostThere = new Map(matches.almostThere.map((program) => [program.id, program]));

  return catalog.flatMap((program) => {
    const { id, slug } = program;
    const { applicable } = assess(program, answers, area, derivedOn);
    const match = programs.get(id);
    const almost = almostThere.get(id);
    let found = ruledOut(applicable);
    if (match) found = `match${toCheck(namesOf(match.rules, 'check'))}`;
    if (almost) {
      found = `almost by ${changeOf(almost.change)}${toCheck(namesOf(almost.rules, 'check'))}`;
    }

    const derived = inWords(expected[slug]);
    if (found === derived) return [];
    const says = `${name}: ${slug}: expected ${derived}, found ${found}. ${figures(applicable)}`;
    return [{ slug, says }];
  });
}

function inWords(expected: Expected | undefined): string {
  if (!expected) return 'elsewhere';
  if (expected.verdict === 'no') {
    return expected.broken['service-area']
      ? 'elsewhere'
      : `no for ${list(Object.keys(expected.broken))}`;
  }
  const check = toCheck(Object.keys(expected.check));
  if (expected.verdict === 'match') return `match${check}`;
  const { change } = expected;
  const wanted = 'by' in change ? change.by : change.required;
  return `almost by ${change.rule} ${wanted}${check}`;
}

function ruledOut(findings: readonly RuleFinding[]): string {
  const broken = namesOf(findings, 'not-met');
  return broken.includes('service-area') || broken.includes('excluded-states')
    ? 'elsewhere'
    : `no for ${list(broken)}`;
}

function changeOf(change: RuleFinding): string {
  switch (change.rule) {
    case 'income':
    case 'price':
    case 'own-contribution': {
      const dollars = Math.abs(change.actual - (change.required ?? 0));
      return `${change.rule} ${Math.round(dollars * 100) / 100}`;
    }
    case 'credit-score':
    case 'home-plan':
      return `${change.rule} ${change.required}`;
    default:
      return `${change.rule}, which no one can change`;
  }
}

function namesOf(findings: readonly RuleFinding[], verdict: RuleFinding['verdict']): RuleName[] {
  const named = findings.filter((finding) => finding.verdict === verdict);
  return [...new Set(named.map(({ rule }) => rule))];
}

function toCheck(rules: readonly string[]): string {
  return rules.length > 0 ? `, check ${list(rules)}` : '';
}

function list(names: readonly string[]): string {
  return names.toSorted().join(' and ');
}

function figures(findings: readonly RuleFinding[]): string {
  return findings
    .filter(({ verdict }) => verdict !== 'met')
    .map((finding) => JSON.stringify(finding))
    .join(' ');
}
