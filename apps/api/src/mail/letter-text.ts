import type { LocalBrand } from '@latchkey/domain';
import type { MailTexts } from './mail-texts.ts';

/** The footer: support address and phone line, company and legal notices. */
export function imprint(
  { legal, supportEmail, phoneLine }: LocalBrand,
  { letter: text, locale, format }: MailTexts,
): string[] {
  const { company, nmlsNumber, equalHousing, notice } = legal;
  const name = nmlsNumber === null ? company : `${company}, NMLS #${nmlsNumber}`;
  const questions = text.questions({ address: supportEmail });
  const line = phoneLine && {
    language: format.language(locale),
    phone: format.phone(phoneLine),
  };
  return [
    line ? `${questions} ${text.phoneLine(line)}` : questions,
    `${name}. ${equalHousing}`,
    ...(notice === null ? [] : [notice]),
  ];
}
