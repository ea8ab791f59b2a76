import { QuestionName, type QuoteAnswers } from '@latchkey/domain';
import { yesOrNo } from '@/lib/answer-text.ts';
import { answerInWords, answerLabel } from '@/lib/answer-words.ts';
import { text } from './pre-approval-text.ts';
import type { ApprovalRequest } from './use-submit-quote.ts';

type Fact = readonly [label: string, value: string];

/** The whole request, as it was sent. */
export function SentRequest({ request }: { request: ApprovalRequest }) {
  const facts = [...contactFacts(request), ...quoteFacts(request.quote)];
  return (
    <section>
      <h2 className="text-lg font-bold">{text.sentTitle()}</h2>
      <dl className="mt-3 grid gap-2.5 text-sm sm:grid-cols-[auto_1fr] sm:gap-x-6">
        {facts.map(([label, value]) => (
          <div key={label} className="sm:contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function contactFacts({ subject: { fullName, email, phone }, consent }: ApprovalRequest): Fact[] {
  return [
    [text.sentName(), fullName],
    [text.sentEmail(), email],
    [text.phone(), phone ?? text.notGiven()],
    ...(consent
      ? [
          [text.calls(), yesOrNo(consent.call)] as const,
          [text.texts(), yesOrNo(consent.text)] as const,
        ]
      : []),
  ];
}

function quoteFacts(quote: QuoteAnswers): Fact[] {
  return QuestionName.options.map((name) => [
    answerLabel(name),
    answerInWords(quote, name) ?? text.notGiven(),
  ]);
}
