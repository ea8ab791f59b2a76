import { appliedFirst, type LeadSnapshot } from '@latchkey/contract';
import { formatsOf, programWords } from '@latchkey/texts';
import { Link } from 'react-router';
import { currentLocale } from '@/lib/text.ts';
import { figuresText as text } from '@/lib/texts.ts';
import { PROGRAMS } from '@/state/wizard.ts';

/** Lists the applied program and the other matches, with phone numbers. */
export function SentPrograms({ snapshot: { programs, calculation } }: { snapshot: LeadSnapshot }) {
  const ordered = appliedFirst(programs, calculation);
  const { listed, rest } = programWords(ordered, text, formatsOf(currentLocale()));
  return (
    <section>
      <h2 className="text-lg font-bold">{text.programsTitle()}</h2>
      <ul className="mt-3 grid gap-3 text-sm">
        {listed.map(({ id, name, words, phone }) => (
          <li key={id}>
            <h3 className="font-semibold">
              <Link to={`${PROGRAMS}/${id}`} className="inline-target text-brand underline">
                {name}
              </Link>
            </h3>
            <p className="text-ink-soft">
              {words}{' '}
              {phone ? (
                <a href={phone.href} className="tabular inline-block py-0.5 text-ink underline">
                  {phone.label}
                </a>
              ) : (
                text.noPhone()
              )}
            </p>
          </li>
        ))}
      </ul>
      {rest ? <p className="mt-3 text-sm">{rest}</p> : null}
    </section>
  );
}
