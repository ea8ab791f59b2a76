import { appliedFirst, programToCall, referenceOf } from '@latchkey/contract';
import { type Brand, brandIn, nextSteps } from '@latchkey/domain';
import { defaultLocale, programWords, stepWords, teamName } from '@latchkey/texts';
import { type LetterSection, writeLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mail.ts';
import { type MailTexts, mailTexts } from '../../mail/mail-texts.ts';
import { messageId } from '../../mail/message-id.ts';
import type { DeliveryOfLead } from '../deliveries/repository.ts';
import type { Lead } from '../repository.ts';
import { answerFacts, calculationFacts, contactFacts } from './lead-facts.ts';

/**
 * Composes the buyer's confirmation in the language of the page that sent the request. The email
 * says what happens next, who to call, what the request contained, and how to withdraw the request.
 * The email also lists the programs, and the figures with their terms.
 */
export function buyerMail(
  { delivery, lead, consents }: DeliveryOfLead,
  brand: Brand,
  withdrawalLink: string,
): Mail {
  const texts = mailTexts(lead.language ?? defaultLocale);
  const { buyerRequest: text } = texts;
  const { repliesWithinDays: days } = brand;
  const team = teamName(brandIn(brand, texts.locale), texts);
  const letter = {
    subject: text.subject(),
    preview: text.preview(),
    title: text.subject(),
    paragraphs: [
      text.thanks({ team }),
      days === null ? text.next({ team }) : text.nextWithin({ team, days }),
      texts.steps.reference({ reference: referenceOf(lead.id), team }),
      text.safety(),
    ],
    sections: [
      ...figures(texts, lead),
      steps(texts, lead),
      ...programs(texts, lead),
      {
        title: text.sent(),
        facts: [...contactFacts(texts, lead, consents), ...answerFacts(texts, lead.quote)],
      },
    ],
    action: { label: text.takeBack(), url: withdrawalLink },
    notes: [text.afterwards(), text.notYou()],
  };
  return {
    kind: 'lead-confirmation',
    to: { address: lead.email },
    replyTo: { name: brand.name, address: brand.supportEmail },
    headers: messageId(delivery.id, brand),
    ...writeLetter(letter, brand, texts),
  };
}

function steps(texts: MailTexts, { quote, programs, calculation }: Lead): LetterSection {
  const found = nextSteps(quote, programToCall(programs, calculation));
  return {
    title: texts.steps.title(),
    steps: found.map((step) => stepWords(step, texts.steps, texts.format)),
  };
}

function figures(texts: MailTexts, { calculation }: Lead): LetterSection[] {
  if (!calculation) return [];
  return [
    {
      title: texts.figures.title(),
      facts: calculationFacts(texts, calculation),
      note: texts.loanEstimate.notice(),
    },
  ];
}

function programs(
  { figures: text, format }: MailTexts,
  { programs, calculation }: Lead,
): LetterSection[] {
  if (!programs) return [];
  const { listed, rest } = programWords(appliedFirst(programs, calculation), text, format);
  const facts = listed.map(({ name, words, phone }) => ({
    name,
    value: `${words} ${phone?.label ?? text.noPhone()}`,
  }));
  return [{ title: text.programsTitle(), facts, ...(rest ? { note: rest } : {}) }];
}
