import { pagePaths } from '@latchkey/contract';
import { siteEstimate } from '@latchkey/domain';
import { Link } from 'react-router';
import { money } from '@/lib/format.ts';
import { addressIn } from '@/lib/language.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { useSite } from '@/lib/site.ts';
import { paymentWithoutHelp, placeOf } from '@/lib/site-example.ts';
import { loweringText, howItComparesText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { ExampleHelp } from '@/ui/example-help.tsx';
import { TermsLine } from '@/ui/terms-line.tsx';

/**
 * Explains how a site without a lowered payment compares assistance and loan types.
 *
 * @param heading the level of the section headings
 */
export function HowItCompares({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { config, product } = useSite();
  const example = siteEstimate(config.example, product);
  const { facts, comparison } = example;
  const less = paymentWithoutHelp(example) - comparison.traditional.payment;
  const help = { amount: money(comparison.down.assistance), less: money(less) };
  const parts = [
    [text.partsTitle(), text.parts()],
    [text.helpTitle(), text.help(help)],
    [text.backTitle(), text.back()],
    [text.typesTitle(), text.types()],
  ] as const;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="max-w-(--column) text-ink-soft">
        {text.lead()}{' '}
        {loweringText.example({ price: money(facts.homePrice), place: placeOf(config.example) })}
      </p>
      <ol className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-6">
        {parts.map(([title, words]) => (
          <li key={title} className="flex">
            <Card className="min-w-0 grow">
              <Heading className="text-lg leading-tight font-bold">{title}</Heading>
              <p className="mt-3 text-ink-soft">
                <RichText
                  text={words}
                  parts={{ b: (bold) => <strong className="tabular text-ink">{bold}</strong> }}
                />
              </p>
            </Card>
          </li>
        ))}
      </ol>
      <ExampleHelp />
      <TermsLine estimate={example} />
      <Link
        to={addressIn(pagePaths.example)}
        className="inline-flex min-h-11 items-center justify-self-start rounded-small text-sm font-semibold text-brand underline"
      >
        {loweringText.seeExample()}
      </Link>
    </div>
  );
}
