import { formatsOf, publishedWords } from '@latchkey/texts';
import { Link } from 'react-router';
import { programAddress } from '@/lib/catalog-addresses.ts';
import { day } from '@/lib/format.ts';
import { currentLocale } from '@/lib/text.ts';
import { changesText, dataText as text } from '@/lib/texts.ts';
import type { OpenData } from './open-data.ts';

type Change = OpenData['changes'][number];

/** Shows changes to facts, worded as in the email notices. */
export function ChangeList({ changes }: Pick<OpenData, 'changes'>) {
  if (changes.length === 0) return <p>{text.noChanges()}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {changes.map((change) => (
        <li key={change.id} className="py-3">
          <ChangeItem change={change} />
        </li>
      ))}
    </ul>
  );
}

function ChangeItem({ change }: { change: Change }) {
  const { slug, program, isListed, day: changedOn } = change;
  const { name, words, source } = publishedWords(change, {
    text: changesText,
    format: formatsOf(currentLocale()),
  });
  return (
    <>
      <p className="text-sm text-ink-soft">{day(changedOn)}</p>
      <p className="font-semibold wrap-anywhere">
        {isListed ? (
          <Link to={programAddress(slug)} className="inline-target text-brand underline">
            {program}
          </Link>
        ) : (
          program
        )}
      </p>
      <p className="text-sm">{words === '' ? name : `${name}: ${words}`}</p>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {source.href === null ? (
          source.label
        ) : (
          <a href={source.href} className="inline-target underline">
            {source.label}
          </a>
        )}
      </p>
    </>
  );
}
