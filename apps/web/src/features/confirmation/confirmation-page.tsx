import { emptyDraft, type Fault, summary } from '@latchkey/domain';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { Link } from 'react-router';
import { answerLabel } from '@/lib/answer-words.ts';
import { confirmationText as text } from '@/lib/texts.ts';
import { validationText } from '@/lib/validation-text.ts';
import { useLatestDraft } from '@/state/complete-quote.tsx';
import { CONFIRMATION, editAddress, pageAtAddress, previousAddress } from '@/state/wizard.ts';
import { BackLink } from '@/ui/back.tsx';
import { BrowserOnly } from '@/ui/browser-only.tsx';
import { Button } from '@/ui/button.tsx';
import { Page } from '@/ui/page.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { SummaryList } from './summary-list.tsx';
import { useConfirm } from './use-confirm.ts';

const backTo = previousAddress(pageAtAddress(CONFIRMATION)) ?? CONFIRMATION;

/**
 * Shows all answers for the buyer to review before the quote is saved and matched with programs.
 */
export function ConfirmationPage() {
  return (
    <Page title={text.title()} lead={<Lead />}>
      <BrowserOnly loading={<Skeleton className="h-dvh" />}>
        <Answers />
      </BrowserOnly>
    </Page>
  );
}

function Answers() {
  const draft = useLatestDraft() ?? emptyDraft();
  const { faults, isPending, confirm } = useConfirm();
  const faulty = new Set(faults.map(({ field }) => field));
  const [fault] = faults;

  return (
    <>
      <div className="grid gap-4">
        {summary.map(({ section, names }) => (
          <SummaryList
            key={section}
            title={text[section]()}
            names={names}
            draft={draft}
            faulty={faulty}
          />
        ))}
      </div>
      <Button className="mt-6 w-full" pending={isPending} onClick={confirm}>
        {text.confirm()}
      </Button>
      {fault ? <FirstFault fault={fault} /> : null}
      <BackLink to={backTo} />
    </>
  );
}

function Lead() {
  return (
    <>
      <p className="text-lg font-semibold text-ink">{text.lead()}</p>
      <p className="mt-1">{text.search()}</p>
    </>
  );
}

/** Shows the first invalid answer with a link to its question. */
function FirstFault({ fault: { field, key } }: { fault: Fault }) {
  return (
    <div role="alert" className="mt-3 flex gap-2 font-semibold text-danger">
      <CircleAlert size={20} aria-hidden className="mt-0.5 shrink-0" />
      <div>
        <p>{validationText(key)}</p>
        <Link to={editAddress(field)} className="inline-flex min-h-11 items-center underline">
          {text.goTo({ item: answerLabel(field) })}
        </Link>
      </div>
    </div>
  );
}
