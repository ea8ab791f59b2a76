import type { AnswerOf, listNotices } from '@latchkey/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { tellMeText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import { ErrorNote } from '@/ui/note.tsx';
import { isRepeated } from '@/ui/repeated-click.ts';
import { isAbout, noticesQuery, useEndNotices, useReloadNotices } from './notices-query.ts';
import { TellMeSkeleton } from './tell-me-skeleton.tsx';
import type { Told } from './told.ts';
import { Unverified } from './unverified.tsx';
import { failureWords, isUnverified, useSubscribe } from './use-subscribe.ts';

type Notices = AnswerOf<typeof listNotices>['data'];

interface Props extends Told {
  readonly owner: string;
}

/** A button that starts or stops emails to the account's email address. */
export function TellMeByAccount(props: Props) {
  return (
    <Loaded
      of={props.owner}
      loading={<TellMeSkeleton />}
      // The buyer can ask for emails even if the list of current subjects failed to load.
      failed={(retry) => <Control {...props} notices={null} onAsked={retry} />}
    >
      <ForNotices {...props} />
    </Loaded>
  );
}

function ForNotices(props: Props) {
  const { data } = useSuspenseQuery(noticesQuery(props.owner));
  const reload = useReloadNotices(props.owner);
  return <Control {...props} notices={data} onAsked={reload} />;
}

function Control({
  owner,
  notices,
  onAsked,
  ...told
}: Props & { notices: Notices | null; onAsked: () => void }) {
  const { subject, topic } = told;
  const subscription = useSubscribe(told);
  const ending = useEndNotices(owner);
  const current = notices?.topics.find((each) => isAbout(each.subject, topic));
  const error = subscription.error ?? ending.error;
  const press = () => {
    if (current) {
      subscription.reset();
      ending.mutate({ id: current.id, name: subject });
    } else {
      ending.reset();
      subscription.mutate(undefined, { onSuccess: onAsked });
    }
  };
  return (
    <div className="relative z-10 text-sm">
      <p role="status" className="wrap-anywhere">
        {current ? text.now({ email: notices?.email ?? '' }) : null}
        {!current && ending.isSuccess ? text.stopped() : null}
      </p>
      {/* Both states use the same React element, so that the button keeps focus. */}
      <Button
        look={current ? 'quiet' : 'outline'}
        pending={subscription.isPending || ending.isPending}
        onClick={(event) => isRepeated(event) || press()}
        className={current ? 'px-0! text-brand! underline-offset-4 hover:underline' : ''}
      >
        <span>
          {current ? text.stop() : text.tellMe()}
          <span className="sr-only">{(current ? text.stopOf : text.of)({ subject })}</span>
        </span>
      </Button>
      {isUnverified(error) ? (
        <div role="alert">
          <Unverified />
        </div>
      ) : null}
      {error && !isUnverified(error) ? <ErrorNote>{failureWords(error)}</ErrorNote> : null}
    </div>
  );
}
