import { exportAccount } from '@latchkey/contract';
import { call } from '@/lib/api/call.ts';
import { saveFile } from '@/lib/save-file.ts';
import { accountText as text } from '@/lib/texts.ts';
import { today } from '@/lib/today.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { FormFailure } from './form-failure.tsx';
import { useAttempt } from './use-attempt.ts';

/** Downloads everything that we store about the user. */
export function DownloadData() {
  const { failure, isPending, attempt } = useAttempt();
  const download = () =>
    attempt(async () => {
      const { data } = await call(exportAccount, {});
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(`my-data-${today()}.json`, file);
    });
  return (
    <Card>
      <h2 className="text-lg font-bold">{text.dataTitle()}</h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{text.dataLead()}</p>
      <div className="grid gap-3">
        <FormFailure failure={failure} sentence={text.resetRequestFailed()} />
        <Button
          look="outline"
          pending={isPending}
          onClick={() => void download()}
          className="justify-self-start"
        >
          {text.download()}
        </Button>
      </div>
    </Card>
  );
}
