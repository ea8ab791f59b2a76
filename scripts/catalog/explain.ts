import {
  type Area,
  type Assessment,
  assess,
  type CatalogProgram,
  type MatchContext,
  type ProgramFacts,
  type RuleFinding,
} from '@latchkey/domain';
import { textTable } from './text-table.ts';

export interface Explanation
  extends Pick<Assessment, 'verdict' | 'amount' | 'findings' | 'hasCheck'> {
  readonly id: number;
  readonly slug: string;
}

/**
 * Explains why a program does or does not match a buyer, with the same verdicts as the program's
 * page.
 */
export function explainProgram(
  program: CatalogProgram,
  facts: ProgramFacts,
  area: Area,
  context: MatchContext,
): Explanation {
  const { verdict, amount, findings, hasCheck } = assess(program, facts, area, context);
  return { id: program.id, slug: program.slug, verdict, amount, findings, hasCheck };
}

const verdictWords: Record<Assessment['verdict'], string> = {
  match: 'matches',
  almost: 'almost there',
  no: 'does not match',
};

export function explanationReport({ id, slug, verdict, amount, findings }: Explanation): string {
  return [
    `${id} ${slug}: ${verdictWords[verdict]}, $${Math.round(amount).toLocaleString('en-US')} for this quote`,
    '',
    textTable(
      ['Rule', 'Verdict', 'Reason', 'Needed', 'The buyer has'],
      findings.map((finding) => [
        finding.rule,
        finding.verdict,
        finding.reason,
        'required' in finding ? words(finding.required) : '',
        'actual' in finding ? words(finding.actual) : '',
      ]),
    ),
  ].join('\n');
}

type Figure =
  | Extract<RuleFinding, { required: unknown }>['required']
  | Extract<RuleFinding, { actual: unknown }>['actual'];

function words(figure: Figure): string {
  if (figure === null) return '';
  if (typeof figure === 'number') return figure.toLocaleString('en-US');
  return typeof figure === 'object' ? leaves(figure).join(', ') : figure;
}

function leaves(figure: object): string[] {
  return Object.values(figure).flatMap((part: unknown) =>
    typeof part === 'object' && part !== null ? leaves(part) : [String(part)],
  );
}
