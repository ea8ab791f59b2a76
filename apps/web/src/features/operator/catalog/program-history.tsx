import { type EditedProgram, type PastEdit, undoProgramEdit } from '@latchkey/contract';
import type { FactJson } from '@latchkey/domain';
import { call } from '@/lib/api/call.ts';
import { moment, shortDay } from '@/lib/format.ts';
import { catalogFactsText as facts, catalogEditorText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { shownValue } from './shown-value.ts';
import { useProgramChange } from './use-program-change.ts';

type FileChange = EditedProgram['fileChanges'][number];

/**
 * Lists all changes to the program, newest first. Shows each change with its author, its time, and
 * the values before and after.
 */
export function ProgramHistory({ program }: { program: EditedProgram }) {
  const { slug, history, fileChanges } = program;
  return (
    <Card>
      <h2 className="mb-2 text-lg font-bold">{text.history()}</h2>
      {history.length + fileChanges.length === 0 ? (
        <p className="text-sm text-ink-soft">{text.noHistory()}</p>
      ) : (
        <ol className="grid gap-3 text-sm">
          {history.map((edit) => (
            <li key={edit.id} className="border-t border-line pt-3 first:border-0 first:pt-0">
              <Edit slug={slug} edit={edit} />
            </li>
          ))}
          {fileChanges.map((change) => (
            <li key={change.id} className="border-t border-line pt-3 first:border-0 first:pt-0">
              <p className="text-ink-soft">
                {text.byRelease({ moment: moment(change.createdAt) })}
              </p>
              <Values change={change} before={change.oldValue} after={change.newValue} />
              <Source of={change} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function Edit({ slug, edit }: { slug: string; edit: PastEdit }) {
  const { id, fact, by, saidBy, createdAt, undoneAt, conflict, release } = edit;
  const { mutate, isPending } = useProgramChange({
    slug,
    save: async () => (await call(undoProgramEdit, { params: { slug, id } })).data.program,
    saved: text.undone,
  });
  return (
    <>
      <p className="text-ink-soft wrap-anywhere">
        {text.by({ by: saidBy ?? by ?? text.imported(), moment: moment(createdAt) })}
      </p>
      <Values change={edit} before={edit.before} after={edit.value} />
      {edit.sourceUrl === null ? (
        <p className="text-ink-soft">{text.fromAgency({ date: shortDay(edit.sourceDay) })}</p>
      ) : (
        <Source of={edit} />
      )}
      {edit.quote === null ? null : (
        <p className="wrap-anywhere">{text.quoted({ words: edit.quote })}</p>
      )}
      {release === null ? null : <p className="text-ink-soft">{text.madeOn({ release })}</p>}
      {conflict === null ? null : (
        <p className="font-semibold text-danger">
          {conflict === 'file-newer' ? text.fileNewer() : text.invalid()}
        </p>
      )}
      {undoneAt === null ? (
        <Button
          look="outline"
          className="mt-2"
          pending={isPending}
          aria-label={text.undoChange({ fact: facts[fact]() })}
          onClick={() => mutate(undefined)}
        >
          {text.undo()}
        </Button>
      ) : (
        <p className="font-semibold">{text.undoneOn({ date: moment(undoneAt) })}</p>
      )}
    </>
  );
}

function Source({
  of: { sourceUrl, sourceDay },
}: {
  of: Pick<PastEdit, 'sourceDay'> & { sourceUrl: string | null };
}) {
  const date = shortDay(sourceDay);
  return (
    <p className="text-ink-soft wrap-anywhere">
      {sourceUrl === null ? text.fromFile({ date }) : text.fromSource({ host: sourceUrl, date })}
    </p>
  );
}

function Values({
  change: { fact },
  before,
  after,
}: {
  change: Pick<PastEdit, 'fact'> | Pick<FileChange, 'fact'>;
  before: FactJson;
  after: FactJson;
}) {
  if (fact === 'program') return null;
  return (
    <>
      <p className="font-semibold">{facts[fact]()}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 wrap-anywhere">
        <dt className="text-ink-soft">{text.before()}</dt>
        <dd>{shownValue(before)}</dd>
        <dt className="text-ink-soft">{text.after()}</dt>
        <dd>{shownValue(after)}</dd>
      </dl>
    </>
  );
}
