import type { Letter } from '../../mail/letter.ts';
import type { MailTexts } from '../../mail/mail-texts.ts';
import type { OutcomeContent } from '../outbox/notice-content.ts';
import { programUrl } from './program-url.ts';

/** Writes the letter that tells the person who sent a correction what we found. */
export function outcomeLetter(
  { programId, slug, programName, outcome }: OutcomeContent,
  { notices: text, format }: MailTexts,
  siteUrl: string,
): Letter {
  const letter = {
    subject: text.outcomeSubject(),
    preview: text.outcomePreview(),
    title: text.outcomeSubject(),
    paragraphs: [
      text.outcomeThanks({ program: programName }),
      outcome === 'changed' ? text.outcomeChanged() : text['outcomeNot-changed'](),
    ],
    notes: [text.outcomeLast()],
  };
  if (programId === null) return letter;
  const url = programUrl(siteUrl, { programId, slug }, format.locale);
  return { ...letter, action: { label: text.seeProgram(), url } };
}
