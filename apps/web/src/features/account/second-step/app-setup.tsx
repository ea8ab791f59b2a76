import { secondStepText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Page } from '@/ui/page.tsx';
import type { AppKey } from './actions.ts';
import { CodeField } from './code-field.tsx';
import { CopyLine } from './copy-line.tsx';

/** Shows the key of a new authenticator app as a QR code and as text, and asks for its first code. */
export function AppSetup({
  appKey,
  onCode,
  onBack,
}: {
  appKey: AppKey;
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
}) {
  return (
    <Page title={text.appTitle()} lead={text.scan()}>
      <div className="grid gap-6 sm:grid-cols-[auto_1fr] sm:items-start">
        <div className="grid justify-items-center gap-2">
          <img
            src={appKey.qrCode}
            alt={text.qrCode()}
            className="size-56 rounded-control border border-line bg-white"
          />
          <a
            href={appKey.uri}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-brand underline"
          >
            {text.openApp()}
          </a>
        </div>
        <div className="grid gap-5">
          <div>
            <h2 className="text-sm font-semibold">{text.typeKey()}</h2>
            <p className="mt-1 font-mono wrap-anywhere">
              {appKey.text.match(/.{1,4}/g)?.join(' ') ?? appKey.text}
            </p>
            <CopyLine text={appKey.text} />
          </div>
          <CodeField label={text.code()} hint={text.thenCode()} onCode={onCode} />
          <Button look="quiet" className="-ml-2 justify-self-start" onClick={onBack}>
            {text.back()}
          </Button>
        </div>
      </div>
    </Page>
  );
}
