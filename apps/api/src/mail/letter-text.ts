import type { Brand } from '@latchkey/domain';

/** Text that any letter may contain. */
export const letterText = {
  openLink: 'If the button does not work, copy this address into your browser:',
  questions: (address: string) => `Questions? Write to ${address}.`,
};

/** The footer: support address, company and legal notices. */
export function imprint({ legal, supportEmail }: Brand): string[] {
  const { company, nmlsNumber, equalHousing, notice } = legal;
  const name = nmlsNumber === null ? company : `${company}, NMLS #${nmlsNumber}`;
  return [
    letterText.questions(supportEmail),
    `${name}. ${equalHousing}`,
    ...(notice === null ? [] : [notice]),
  ];
}
