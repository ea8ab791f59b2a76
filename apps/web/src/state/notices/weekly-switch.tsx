import { chooseWeeklyNotices } from '@latchkey/contract';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { noticesText as text } from '@/lib/texts.ts';
import { Loaded } from '@/ui/loaded.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { SwitchField } from '@/ui/switch-field.tsx';
import { noticesQuery, useReloadNotices } from './notices-query.ts';
import { Unverified } from './unverified.tsx';

/** A switch that starts or stops the weekly email about all saved quotes. */
export function WeeklySwitch({ owner }: { owner: string }) {
  return (
    <Loaded
      of={owner}
      loading={<Skeleton className="mt-2 h-24" />}
      failed={() => <p className="mt-1 text-sm text-ink-soft">{text.loadFailed()}</p>}
    >
      <Switch owner={owner} />
    </Loaded>
  );
}

function Switch({ owner }: { owner: string }) {
  const { data } = useSuspenseQuery(noticesQuery(owner));
  const reload = useReloadNotices(owner);
  const choice = useMutation({
    mutationFn: async (weekly: boolean) => {
      await call(chooseWeeklyNotices, { body: { weekly } });
      await reload();
    },
  });
  if (data.email === null) return <Unverified />;
  return (
    <>
      <SwitchField
        label={text.weeklySwitch()}
        hint={`${text.weeklyLine()} ${text.sentTo({ email: data.email })}`}
        checked={choice.isPending ? choice.variables : data.weekly}
        onChange={(weekly) => choice.mutate(weekly)}
      />
      {choice.isError ? (
        <p role="alert" className="mt-1 text-sm font-semibold text-danger">
          {text.saveFailed()}
        </p>
      ) : null}
    </>
  );
}
