import type { ListedProgram } from '@latchkey/domain';
import { Link } from 'react-router';
import { programAddress } from '@/lib/catalog-addresses.ts';

/** A list of links to programs' pages. */
export function ProgramLinks({
  title,
  programs,
}: {
  title: string;
  programs: readonly ListedProgram[];
}) {
  if (programs.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-xl font-bold">{title}</h2>
      <ul className="mt-3 grid gap-2">
        {programs.map(({ slug, fullName, agencyName }) => (
          <li key={slug}>
            <Link
              to={programAddress(slug)}
              className="inline-flex min-h-11 items-center font-semibold text-brand underline"
            >
              {fullName}
            </Link>
            <span className="block text-sm text-ink-soft">{agencyName}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
