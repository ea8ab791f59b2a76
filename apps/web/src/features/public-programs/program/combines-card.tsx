import type { PublicProgram } from '@latchkey/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { programAddress } from '@/lib/catalog-addresses.ts';
import { type ChosenPlace, withChosen } from '@/lib/chosen-place.ts';
import { publicProgramText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { CatalogSentence } from '@/ui/catalog-text.tsx';

/**
 * Lists the assistance that a program may be combined with, with links to the programs that its
 * rules mention.
 */
export function CombinesCard({
  facts: {
    program: { combines },
    combinesWith,
  },
  kept,
}: {
  facts: PublicProgram;
  kept: ChosenPlace;
}) {
  const id = useId();
  return (
    <Card>
      <section aria-labelledby={id}>
        <h2 id={id} className="text-xl font-bold">
          {text.combines()}
        </h2>
        <p className="mt-2">
          {combines.says.trim() ? (
            <CatalogSentence>{combines.says}</CatalogSentence>
          ) : (
            text[`combines-${combines.with}`]()
          )}
        </p>
        {combinesWith.length > 0 ? (
          <>
            <p className="mt-3 text-sm text-ink-soft">{text.named()}</p>
            <ul>
              {combinesWith.map(({ slug, fullName }) => (
                <li key={slug}>
                  <Link
                    to={withChosen(programAddress(slug), kept)}
                    className="inline-flex min-h-11 items-center font-semibold text-brand underline"
                  >
                    {fullName}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </section>
    </Card>
  );
}
