import { pagePaths } from '@latchkey/contract';
import { Link } from 'react-router';
import { dataText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { ChangeList } from './change-list.tsx';
import type { OpenData } from './open-data.ts';

/** Shows the latest changes to facts, worded as in the email notices. */
export function NewestChanges({ changes }: Pick<OpenData, 'changes'>) {
  return (
    <Card>
      <h2 className="mb-2 text-xl font-bold">{text.newest()}</h2>
      <ChangeList changes={changes} />
      <p className="mt-3">
        <Link to={pagePaths.changes} className="inline-target font-semibold text-brand underline">
          {text.allChanges()}
        </Link>
      </p>
    </Card>
  );
}
