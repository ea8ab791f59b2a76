import { RichText } from '@/lib/rich-text.tsx';
import { useSite } from '@/lib/site.ts';

/** Renders a sentence that contains a link to the brand's email address. */
export function MailSentence({ text }: { text: (values: { email: string }) => string }) {
  const { brand } = useSite();
  return (
    <p>
      <RichText
        text={text({ email: brand.supportEmail })}
        parts={{
          a: (words) => (
            <a
              href={`mailto:${words}`}
              className="inline-target font-semibold text-brand underline"
            >
              {words}
            </a>
          ),
        }}
      />
    </p>
  );
}
