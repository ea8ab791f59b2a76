import type { Brand } from '@latchkey/domain';

/** Every attempt has the same id, so that mail programs show a repeated mail once. */
export function messageId(delivery: string, { supportEmail }: Brand): Record<string, string> {
  const [, host = 'localhost'] = supportEmail.split('@');
  return { 'Message-ID': `<${delivery}@${host}>` };
}
