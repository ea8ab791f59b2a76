import { QuestionName, type QuoteAnswers } from '@latchkey/domain';
import { yesOrNo } from '@/lib/answer-text.ts';
import { answerInWords, answerLabel } from '@/lib/answer-words.ts';
import { preApprovalText as text } from '@/lib/texts.ts';
import { FactList, type ListedFact } from '@/ui/fact-list.tsx';
import type { ApprovalRequest } from './use-submit-quote.ts';

/** The full request, as the buyer sent it. */
export function SentRequest({ request }: { request: ApprovalRequest }) {
  const facts = [...contactFacts(request), ...quoteFacts(request.quote)];
  return <FactList title={text.sentTitle()} facts={facts} />;
}

function contactFacts({
  subject: { fullName, email, phone },
  consent,
}: ApprovalRequest): ListedFact[] {
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

function quoteFacts(quote: QuoteAnswers): ListedFact[] {
  return QuestionName.options.map((name) => [
    answerLabel(name),
    answerInWords(quote, name) ?? text.notGiven(),
  ]);
}
