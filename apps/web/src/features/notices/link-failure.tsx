import { ApiProblem } from '@/lib/api/call.ts';
import { addressIn } from '@/lib/language.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { useSite } from '@/lib/site.ts';
import { noticesText as text } from '@/lib/texts.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { ErrorNote } from '@/ui/note.tsx';
import { Page } from '@/ui/page.tsx';

/** Whether the link has expired or was never valid. */
export function isUnknownLink(error: Error | null): boolean {
  return (
    error instanceof ApiProblem && ['notice-not-found', 'invalid-request'].includes(error.code)
  );
}

export function NotFound() {
  return (
    <Page title={text.notFoundTitle()}>
      <div className="grid justify-items-start gap-5">
        <p role="alert">
          <WithEmail words={text.notFound} />
        </p>
        <HomeLink />
      </div>
    </Page>
  );
}

/** Shown for an error that may be temporary. */
export function Failed() {
  return (
    <ErrorNote>
      <WithEmail words={text.failed} />
    </ErrorNote>
  );
}

export function HomeLink() {
  return (
    <ButtonLink look="quiet" to={addressIn('/')}>
      {text.home()}
    </ButtonLink>
  );
}

function WithEmail({ words }: { words: (values: { email: string }) => string }) {
  const { brand } = useSite();
  return (
    <RichText
      text={words({ email: brand.supportEmail })}
      parts={{
        a: (address) => (
          <a href={`mailto:${address}`} className="inline-target underline">
            {address}
          </a>
        ),
      }}
    />
  );
}
