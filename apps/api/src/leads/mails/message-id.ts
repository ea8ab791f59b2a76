import type { Brand } from '@latchkey/domain';

/** The same at each try of a delivery: a mail program shows a repetition once. */
export function messageId(delivery: string, { supportEmail }: Brand): Record<string, string> {
  const [, host = 'localhost'] = supportEmail.split('@');
  return { 'Message-ID': `<${delivery}@${host}>` };
}
