import { closeCatalogTask, type EditedProgram, type OpenTask } from '@latchkey/contract';
import { call } from '@/lib/api/call.ts';
import { moment, money, shortDay } from '@/lib/format.ts';
import { catalogEditorText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { useProgramChange } from './use-program-change.ts';

/**
 * Lists the program's open tasks: corrections from visitors, statements from the agency, and
 * sources that have changed.
 */
export function ProgramTasks({ program: { slug, tasks } }: { program: EditedProgram }) {
  if (tasks.length === 0) return null;
  return (
    <Card>
      <h2 className="mb-2 text-lg font-bold">{text.tasksTitle()}</h2>
      <ul className="grid gap-4 text-sm">
        {tasks.map((task) => (
          <li key={task.id} className="border-t border-line pt-3 first:border-0 first:pt-0">
            <Task slug={slug} open={task} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Task({ slug, open: { id, task, createdAt } }: { slug: string; open: OpenTask }) {
  const { mutate, isPending } = useProgramChange({
    slug,
    save: async (outcome: 'changed' | 'not-changed') =>
      (await call(closeCatalogTask, { params: { slug, id }, body: { outcome } })).data.program,
    saved: text.taskClosed,
  });
  return (
    <>
      <p className="text-ink-soft">{moment(createdAt)}</p>
      <p className="font-semibold">{titleOf(task)}</p>
      <Details of={task} />
      <div className="mt-2 flex flex-wrap gap-3">
        <Button look="outline" pending={isPending} onClick={() => mutate('changed')}>
          {text.closeChanged()}
        </Button>
        <Button look="outline" pending={isPending} onClick={() => mutate('not-changed')}>
          {text.closeSame()}
        </Button>
      </div>
    </>
  );
}

function Details({ of: task }: { of: OpenTask['task'] }) {
  if (task.kind === 'agency-statement') {
    const { host, waiting } = task.details;
    return (
      <>
        <p className="text-ink-soft wrap-anywhere">{text.agencyHost({ host })}</p>
        {waiting === null ? null : <p>{text.agencyWaiting({ amount: money(waiting) })}</p>}
      </>
    );
  }
  return (
    <>
      {task.kind === 'correction' ? (
        <p className="whitespace-pre-wrap wrap-anywhere">{task.details.says}</p>
      ) : null}
      <a
        href={task.details.address}
        rel="noreferrer"
        target="_blank"
        className="inline-flex min-h-11 items-center text-brand wrap-anywhere hover:underline"
      >
        {text.openPage()}: {task.details.address}
      </a>
    </>
  );
}

function titleOf(task: OpenTask['task']): string {
  switch (task.kind) {
    case 'correction':
      return text.correctionAbout({ about: text[task.details.about]() });
    case 'agency-statement': {
      const { day, status } = task.details;
      return text.agencySaid({ date: shortDay(day), status: text[status]() });
    }
    case 'source-changed': {
      const { after, problem } = task.details;
      return after === null ? text.sourceGone({ problem: problem ?? '' }) : text.sourceAnswered();
    }
  }
}
