import { Failure } from '../process/failure.ts';
import type { Site } from '../site/site.ts';
import * as contactRepository from './contact-repository.ts';
import * as eventRepository from './event-repository.ts';
import * as mailRepository from './mail-repository.ts';
import { assertOpen, type OpenedMail } from './session.ts';

type ChoiceContext = Pick<Site, 'database' | 'clock' | 'brand'>;

/**
 * Turns the monthly email for an address on or off. The email's links open only in the browser that
 * turned it on.
 *
 * @throws {Failure} `notices-off` if this site sends no such emails, or `agency-session-ended`
 */
export async function chooseMonthly(
  { database, clock, brand }: ChoiceContext,
  mail: OpenedMail,
  isOn: boolean,
): Promise<void> {
  if (brand.legal.postalAddress === null) throw new Failure('notices-off');
  const now = clock();
  assertOpen(mail, now);
  const { email, language, browserHash, id: mailId } = mail;
  await database.transaction(async (transaction) => {
    if (isOn)
      await contactRepository.startMonthly(transaction, { email, language, browserHash }, now);
    else await contactRepository.stopMonthly(transaction, email, now);
    const kind = isOn ? 'monthly-on' : 'monthly-off';
    await eventRepository.record(transaction, { kind, email, mailId }, now);
  });
}

/**
 * Turns off the monthly email with a token from one of its links.
 *
 * @throws {Failure} `agency-link-used` if no email has this link
 */
export async function endMonthly(
  { database, clock }: Pick<ChoiceContext, 'database' | 'clock'>,
  stopHash: string,
): Promise<void> {
  const now = clock();
  await database.transaction(async (transaction) => {
    const mail = await mailRepository.byStopToken(transaction, stopHash);
    if (!mail) throw new Failure('agency-link-used');
    const { email, id: mailId } = mail;
    const isStopped = await contactRepository.stopMonthly(transaction, email, now);
    if (!isStopped) return;
    await eventRepository.record(transaction, { kind: 'monthly-off', email, mailId }, now);
  });
}
