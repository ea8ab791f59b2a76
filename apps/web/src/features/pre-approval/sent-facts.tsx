import { type QuoteAnswers, questionNames } from '@latchkey/domain';
import { yesOrNo } from '@/lib/answer-text.ts';
import { answerInWords, answerLabel } from '@/lib/answer-words.ts';
import { preApprovalText as text } from '@/lib/texts.ts';
import { FactList, type ListedFact } from '@/ui/fact-list.tsx';
import type { SentRequest } from './sent-request.ts';

/** Shows the whole request as the buyer sent it. */
export function SentFacts({ sent }: { sent: SentRequest }) {
  const facts = [...contactFacts(sent), ...quoteFacts(sent.quote)];
  return <FactList title={text.sentTitle()} facts={facts} />;
}

function contactFacts({ subject: { fullName, email, phone }, consent }: SentRequest): ListedFact[] {
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
  return questionNames.map((name) => [
    answerLabel(name),
    answerInWords(quote, name) ?? text.notGiven(),
  ]);
}
