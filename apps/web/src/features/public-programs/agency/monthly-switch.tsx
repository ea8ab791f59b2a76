import { type AgencySession, chooseAgencyEmails } from '@latchkey/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { agencyText as text } from '@/lib/texts.ts';
import { SwitchField } from '@/ui/switch-field.tsx';
import { keepSession } from './agency-query.ts';

/** A switch for the monthly email. Renders nothing if this site sends no such emails. */
export function MonthlySwitch({ session: { monthly } }: { session: AgencySession }) {
  const client = useQueryClient();
  const choice = useMutation({
    mutationFn: async (isOn: boolean) =>
      (await call(chooseAgencyEmails, { body: { monthly: isOn } })).data.session,
    onSuccess: (session) => keepSession(client, session),
  });
  if (monthly === null) return null;
  return (
    <div className="rounded-card border border-line bg-panel px-5 py-3">
      <SwitchField
        label={text.monthly()}
        hint={text.monthlyHint()}
        checked={choice.isPending ? choice.variables : monthly}
        onChange={(isOn) => choice.mutate(isOn)}
      />
      {choice.isError ? (
        <p role="alert" className="mt-1 text-sm font-semibold text-danger">
          {text.monthlyFailed()}
        </p>
      ) : null}
    </div>
  );
}
