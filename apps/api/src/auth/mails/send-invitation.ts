import { defaultLocale } from '@latchkey/texts';
import { writeLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mail.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import type { AuthContext } from '../auth-context.ts';
import { chosenLanguage } from '../users/metadata.ts';
import * as userRepository from '../users/repository.ts';
import * as invitationRepository from './invitation-repository.ts';
import type { AccountMail } from './repository.ts';
import { secretToken, tokenHash } from './secret-token.ts';

/**
 * Composes an email with an invitation link. Each delivery attempt sets a new token. Returns
 * undefined if the invitation was replaced, accepted or erased.
 */
export async function writeInvitation(
  { database, brand, settings }: AuthContext,
  { id, email, language }: Pick<AccountMail, 'id' | 'email' | 'language'>,
): Promise<Mail | undefined> {
  const token = secretToken();
  const invitation = await invitationRepository.setToken(database, id, tokenHash(token));
  if (!invitation) return undefined;
  const account = await userRepository.byEmail(database, email);
  const texts = mailTexts((account && chosenLanguage(account)) ?? language ?? defaultLocale);
  const text = texts.account;
  const letter = {
    subject: text.invitationSubject({ brand: brand.name }),
    preview: text.invitationPreview(),
    title: text.invitation(),
    paragraphs: [
      text.invitationWords({ brand: brand.name }),
      text[`invitation-${invitation.role}`](),
      text.invitationWorks(),
    ],
    action: { label: text.invitationAction(), url: `${settings.siteUrl}/invitation#${token}` },
    notes: [text.invitationIgnore()],
  };
  return { kind: 'invitation', to: { address: email }, ...writeLetter(letter, brand, texts) };
}
