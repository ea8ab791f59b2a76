import type { Preview } from './preview.ts';

/**
 * Formats a preview as text: the changes in the catalog, followed by the changes for each buyer.
 */
export function previewReport({ added, removed, changed, hidden, shown, buyers }: Preview): string {
  return [
    ...section('Added', added.map(line)),
    ...section('Removed', removed.map(line)),
    ...section(
      'Changed',
      changed.flatMap((program) => [
        line(program),
        ...program.facts.map(({ fact, before, after }) => {
          return `  ${fact}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`;
        }),
      ]),
    ),
    ...section(
      'Hidden',
      hidden.map((program) => `${line(program)}${program.as === 'program' ? '' : ' (lender)'}`),
    ),
    ...section('No longer hidden', shown.map(line)),
    ...buyers.flatMap(({ name, before, after, changes }) => [
      `For ${name}: ${before} -> ${after} matching programs`,
      ...changes.map((one) => `  ${one.slug}: ${seen(one.before)} -> ${seen(one.after)}`),
      '',
    ]),
    'Operators’ edits in the database are not part of this preview.',
  ].join('\n');
}

type Named = Preview['added'][number];
type Seen = Preview['buyers'][number]['changes'][number]['before'];

const words = {
  match: 'matches',
  'match to check': 'matches with a check',
  almost: 'almost there',
} as const;

function section(title: string, lines: readonly string[]): string[] {
  return [lines.length > 0 ? `${title}:` : `${title}: none`, ...lines.map((one) => `  ${one}`), ''];
}

function line({ id, slug, fullName }: Named): string {
  return `${id} ${slug}: ${fullName}`;
}

function seen(what: Seen): string {
  if (!what) return 'not listed';
  const { verdict, status, amount } = what;
  const funding = status === 'open' ? '' : `, funding ${status}`;
  return `${words[verdict]}, $${amount.toLocaleString('en-US')}${funding}`;
}
