import type { EditedProgram, EditorFact } from '@latchkey/contract';
import { type Dispute, facts } from '@latchkey/domain';
import { type ReactNode, useRef, useState } from 'react';
import { shortDay } from '@/lib/format.ts';
import { catalogFactsText as names, catalogEditorText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { FundingForm } from './funding-form.tsx';
import { shownValue } from './shown-value.ts';
import { ValueForm } from './value-form.tsx';

/** Lists every fact with its value, source and date. Each fact has its own form. */
export function ProgramFacts({ program }: { program: EditedProgram }) {
  return (
    <Card>
      <h2 className="mb-2 text-lg font-bold">{text.facts()}</h2>
      <ul>
        {program.facts.map((fact) => (
          <li key={fact.fact} className="border-t border-line py-3 first:border-0">
            <Fact slug={program.slug} fact={fact} disputes={disputesOf(program, fact)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Returns the conflicting information from other sources about a fact. */
function disputesOf({ facts: all }: EditedProgram, { fact: name }: EditorFact): Dispute[] {
  const listed = all.find(({ fact }) => fact === 'disputes')?.value;
  const disputes = facts.disputes.schema.safeParse(listed).data ?? [];
  return disputes.filter(({ fact }) => fact === name);
}

function Fact({
  slug,
  fact,
  disputes,
}: {
  slug: string;
  fact: EditorFact;
  disputes: readonly Dispute[];
}) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const name = names[fact.fact]();
  const { editor } = facts[fact.fact];
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 text-sm">
          <h3 className="font-semibold">{name}</h3>
          <p className="whitespace-pre-wrap wrap-anywhere">{shownValue(fact.value)}</p>
          <p className="text-ink-soft">
            <Origin fact={fact} />
          </p>
          <Quote fact={fact} />
          {disputes.map((dispute) => (
            <OtherReading key={`${dispute.url} ${dispute.day}`} dispute={dispute} />
          ))}
        </div>
        <Button
          ref={button}
          look="outline"
          aria-expanded={isOpen}
          aria-label={text.editFact({ fact: name })}
          onClick={() => setOpen(!isOpen)}
        >
          {text.edit()}
        </Button>
      </div>
      {isOpen && editor ? (
        <div className="mt-4 rounded-card bg-panel p-4">
          {editor.kind === 'funding' ? (
            <FundingForm slug={slug} fact={fact} onDone={close} />
          ) : (
            <ValueForm slug={slug} fact={fact} editor={editor} onDone={close} />
          )}
        </div>
      ) : null}
    </>
  );
}

function Quote({ fact: { quote } }: { fact: EditorFact }): ReactNode {
  if (quote === null) return null;
  const host = URL.parse(quote.url)?.host ?? quote.url;
  const { words, day } = quote;
  return (
    <p className="mt-1 border-l-2 border-brand pl-3 wrap-anywhere">
      {text.inTheirWords({ words, host, date: shortDay(day) })}
    </p>
  );
}

function OtherReading({ dispute: { value, url, day } }: { dispute: Dispute }) {
  return (
    <p className="mt-1 border-l-2 border-warn-ink pl-3 wrap-anywhere">
      {text.otherReading({ value: shownValue(value) })}
      <span className="block text-ink-soft">
        <SourceLink url={url} date={shortDay(day)} />
      </span>
    </p>
  );
}

function Origin({ fact: { sourceUrl, day, saidBy } }: { fact: EditorFact }): ReactNode {
  const date = shortDay(day);
  if (saidBy !== null) return text.fromAgency({ date });
  if (sourceUrl === null) return text.fromFile({ date });
  return <SourceLink url={sourceUrl} date={date} />;
}

function SourceLink({ url, date }: { url: string; date: string }) {
  const host = URL.parse(url)?.host ?? url;
  return (
    <a href={url} rel="noreferrer" target="_blank" className="text-brand hover:underline">
      {text.fromSource({ host, date })}
    </a>
  );
}
