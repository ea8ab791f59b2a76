import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { day } from '@/lib/format.ts';
import { saveFile } from '@/lib/save-file.ts';
import { useSite } from '@/lib/site.ts';
import { secondStepText as text } from '@/lib/texts.ts';
import { today } from '@/lib/today.ts';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/checkbox.tsx';
import { Page } from '@/ui/page.tsx';
import { CopyLine } from './copy-line.tsx';

/**
 * Shows new recovery codes, which the user can copy, print and download. Continues once the user
 * checks the box to confirm that the codes are saved.
 */
export function RecoveryCodes({
  codes,
  email,
  onDone,
}: {
  codes: readonly string[];
  email: string;
  onDone: () => Promise<void>;
}) {
  const { name: brand } = useSite().brand;
  const [isSaved, setSaved] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const title = text.fileTitle({ brand, email, date: day(today()) });
  const download = () => {
    const lines = [title, '', ...codes, ''].join('\r\n');
    saveFile('recovery-codes.txt', new Blob([lines], { type: 'text/plain' }));
  };
  const finish = () => {
    if (isSaved) void onDone();
    else setAsked(true);
  };
  return (
    <Page title={text.codesTitle()} lead={text.codesLead()}>
      <p className="mb-3 hidden font-semibold wrap-anywhere print:block">{title}</p>
      <ul
        aria-label={text.codes()}
        className="grid justify-items-center gap-x-6 gap-y-2 rounded-control border border-line bg-panel p-5 font-mono text-lg sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyLine text={codes.join('\n')}>
        <Button look="outline" onClick={download}>
          <Download size={18} aria-hidden />
          {text.download()}
        </Button>
        <Button look="outline" onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          {text.print()}
        </Button>
      </CopyLine>
      <div className="mt-5 grid gap-3 border-t border-line pt-4 print:hidden">
        <Checkbox
          checked={isSaved}
          aria-invalid={isAsked && !isSaved}
          aria-describedby={isAsked && !isSaved ? 'save-first' : undefined}
          onChange={({ target }) => setSaved(target.checked)}
        >
          {text.saved()}
        </Checkbox>
        {isAsked && !isSaved ? (
          <p id="save-first" role="alert" className="text-sm font-semibold text-danger">
            {text.saveFirst()}
          </p>
        ) : null}
        <Button onClick={finish} className="w-full sm:w-auto sm:justify-self-start">
          {text.done()}
        </Button>
      </div>
    </Page>
  );
}
