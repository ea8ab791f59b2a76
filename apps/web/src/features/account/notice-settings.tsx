import type { AnswerOf, listNotices } from '@latchkey/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSite } from '@/lib/site.ts';
import { noticesText as text } from '@/lib/texts.ts';
import { noticesQuery, useEndNotices } from '@/state/notices/notices-query.ts';
import { subjectWords } from '@/state/notices/subject-words.ts';
import { WeeklySwitch } from '@/state/notices/weekly-switch.tsx';
import { quotesQuery } from '@/state/quotes/account-quotes.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { isRepeated } from '@/ui/repeated-click.ts';

type Topic = AnswerOf<typeof listNotices>['data']['topics'][number];

/** Lists the topics of the account's emails. Each topic has a button that stops its emails. */
export function NoticeSettings({ owner }: { owner: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (location.hash === '#emails') place.current?.scrollIntoView();
  }, []);
  if (!useSite().config.sendsNotices) return null;
  return (
    <div ref={place} id="emails" className="scroll-mt-6">
      <Card>
        <h2 className="text-lg font-bold">{text.title()}</h2>
        <WeeklySwitch owner={owner} />
        <Topics owner={owner} />
      </Card>
    </div>
  );
}

function Topics({ owner }: { owner: string }) {
  const { data } = useQuery(noticesQuery(owner));
  const { data: quotes = [] } = useQuery(quotesQuery(owner));
  const ending = useEndNotices(owner);
  const status = useRef<HTMLParagraphElement>(null);
  if (!data || (data.email === null && data.topics.length === 0)) return null;

  const nameOf = ({ subject }: Topic) =>
    subjectWords(
      subject,
      quotes.find(({ id }) => subject.kind === 'quote' && subject.quoteId === id),
    );
  // The button disappears together with its row, so focus moves to the confirmation message.
  const end = (topic: Topic) =>
    ending.mutate(
      { id: topic.id, name: nameOf(topic) },
      { onSuccess: () => status.current?.focus() },
    );
  return (
    <div className="mt-4 border-t border-line pt-4 text-sm">
      <h3 className="text-base font-bold">{text.listTitle()}</h3>
      <p ref={status} role="status" tabIndex={-1} className="wrap-anywhere outline-none">
        {ending.isSuccess ? text.ended({ subject: ending.variables.name }) : null}
      </p>
      {ending.isError ? (
        <p role="alert" className="font-semibold text-danger">
          {text.saveFailed()}
        </p>
      ) : null}
      {data.topics.length === 0 ? <p className="text-ink-soft">{text.listEmpty()}</p> : null}
      <ul className="divide-y divide-line">
        {data.topics.map((topic) => (
          <li key={topic.id} className="flex items-center justify-between gap-4 py-1">
            <span className="inline-block min-w-0 wrap-anywhere first-letter:uppercase">
              {nameOf(topic)}
            </span>
            <Button
              look="quiet"
              pending={ending.isPending}
              onClick={(event) => isRepeated(event) || end(topic)}
              className="shrink-0 text-brand!"
            >
              <span>
                {text.end()}
                <span className="sr-only">{text.endOf({ subject: nameOf(topic) })}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
