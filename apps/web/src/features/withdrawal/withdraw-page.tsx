import { type PageBrand, withdrawRequest } from '@latchkey/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem, call } from '@/lib/api/call.ts';
import { addressIn } from '@/lib/language.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { useSite } from '@/lib/site.ts';
import { withdrawalText as text } from '@/lib/texts.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { ErrorNote } from '@/ui/note.tsx';
import { Page } from '@/ui/page.tsx';
import { PlainPage } from '@/ui/plain-page.tsx';

/**
 * The page where a buyer withdraws a request, opened through a link in an email. Asks for a click
 * first, because email scanners also open links.
 */
export function WithdrawPage() {
  // Browsers do not send the URL's hash to the server.
  const [token] = useState(() => location.hash.slice(1));
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(withdrawRequest, { body: { token } }),
  });
  const { brand } = useSite();
  return (
    <PlainPage>
      {isSuccess ? (
        <Page title={text.doneTitle()} lead={<p role="status">{text.done()}</p>}>
          <ButtonLink to={addressIn('/')}>{text.home()}</ButtonLink>
        </Page>
      ) : (
        <Page title={text.title()} lead={text.lead({ team: brand.teamName })}>
          <div className="grid justify-items-start gap-5">
            {error ? <ErrorNote>{reason(error, brand)}</ErrorNote> : null}
            <Button pending={isPending} onClick={() => mutate()}>
              {text.confirm()}
            </Button>
          </div>
        </Page>
      )}
    </PlainPage>
  );
}

function reason(error: Error, { supportEmail: email }: PageBrand) {
  const isUnknown =
    error instanceof ApiProblem && ['request-not-found', 'invalid-request'].includes(error.code);
  if (isUnknown) return text.notFound();
  return (
    <RichText
      text={text.failed({ email })}
      parts={{
        a: (words) => (
          <a href={`mailto:${words}`} className="inline-target underline">
            {words}
          </a>
        ),
      }}
    />
  );
}
