import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useNavigate, useSearchParams } from 'react-router';
import { useUser } from '@/lib/auth/auth-state.ts';
import { queryClient } from '@/lib/query-client.ts';
import { accountText, secondStepText as text } from '@/lib/texts.ts';
import { ACCOUNT, pageAfterSecondStep } from '@/state/account/pages.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import { ErrorNote } from '@/ui/note.tsx';
import { LoadingStatus } from '@/ui/skeleton.tsx';
import { AddStep } from './add-step.tsx';
import { NewCodes } from './new-codes.tsx';
import { CODES_PARAMETER } from './pages.ts';
import { stepsQuery } from './steps-query.ts';

/**
 * Page that adds a passkey or an authenticator app, and then shows the recovery codes. If the URL
 * contains {@link CODES_PARAMETER}, the page only creates new recovery codes. Afterward, the page
 * opens the team page that sent the user here, or the account settings.
 */
export function AddSecondStepPage() {
  const user = useUser();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const next = pageAfterSecondStep(parameters);
  if (!user) return null;

  const finish = async () => {
    await queryClient.invalidateQueries({ queryKey: stepsQuery(user.id).queryKey });
    // The team's pages set the language of the document when it loads.
    if (next === null) void navigate(ACCOUNT);
    else location.assign(next);
  };
  const Part = parameters.has(CODES_PARAMETER) ? NewCodes : AddStep;
  return (
    <div>
      {next === null ? (
        <ButtonLink look="quiet" to={ACCOUNT} className="-ml-2 mb-4 print:hidden">
          <ChevronLeft size={18} aria-hidden />
          {accountText.settings()}
        </ButtonLink>
      ) : null}
      <Loaded
        of={user.id}
        loading={<LoadingStatus />}
        failed={() => <ErrorNote>{text.loadFailed()}</ErrorNote>}
      >
        <Part owner={user.id} email={user.email ?? ''} isRequired={next !== null} onDone={finish} />
      </Loaded>
    </div>
  );
}
