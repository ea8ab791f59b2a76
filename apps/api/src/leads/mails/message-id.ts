import type { Brand } from '@latchkey/domain';

/**
 * The Message-ID header. It is the same on every attempt, so that email programs show a repeated
 * email once.
 */
export function messageId(delivery: string, { supportEmail }: Brand): Record<string, string> {
  const [, host = 'localhost'] = supportEmail.split('@');
  return { 'Message-ID': `<${delivery}@${host}>` };
}
