import { writeLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mail.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import { messageId } from '../../mail/message-id.ts';
import type { MailContext } from './notice-mail.ts';

interface ConfirmToMail {
  readonly id: string;
  readonly to: string;
  readonly language: string;
  /** The program's full name. Null for a correction. */
  readonly programName: string | null;
  readonly token: string;
}

/**
 * Composes the email that asks the owner of an email address to confirm that they want notices.
 * Anyone could have entered the address.
 */
export function confirmMail(mailed: ConfirmToMail, { brand, siteUrl }: MailContext): Mail {
  const { id, to, language, programName, token } = mailed;
  const texts = mailTexts(language);
  const { notices: text } = texts;
  const words =
    programName === null
      ? text.confirmCorrection({ brand: brand.name })
      : text.confirmProgram({ brand: brand.name, program: programName });
  const letter = {
    subject: text.confirmSubject(),
    preview: text.confirmPreview(),
    title: text.confirmSubject(),
    paragraphs: [words, text.confirmWords()],
    action: { label: text.confirmAction(), url: `${siteUrl}/notices#confirm=${token}` },
    notes: [text.confirmIgnore()],
  };
  return {
    kind: 'notice-confirm',
    to: { address: to },
    headers: messageId(id, brand),
    ...writeLetter(letter, brand, texts),
  };
}
