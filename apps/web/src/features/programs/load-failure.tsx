import { BackLink } from '@/ui/back.tsx';
import { Button } from '@/ui/button.tsx';
import { ErrorNote } from '@/ui/note.tsx';
import { Page } from '@/ui/page.tsx';
import { text } from './programs-text.ts';

/** What stands where programs could not be loaded: another try, and a way back. */
export function LoadFailure({
  title,
  onTryAgain,
  backTo,
}: {
  title: string;
  onTryAgain: () => void;
  backTo: string;
}) {
  return (
    <Page title={title}>
      <ErrorNote>{text.failed()}</ErrorNote>
      <Button onClick={onTryAgain} className="mt-6 w-full sm:w-auto">
        {text.tryAgain()}
      </Button>
      <div>
        <BackLink to={backTo} />
      </div>
    </Page>
  );
}
