import type { Brand } from '@latchkey/domain';

/**
 * Returns the Message-ID header, which is the same on every attempt, so email clients show a
 * repeated email only once.
 */
export function messageId(delivery: string, { supportEmail }: Brand): Record<string, string> {
  const [, host = 'localhost'] = supportEmail.split('@');
  return { 'Message-ID': `<${delivery}@${host}>` };
}
