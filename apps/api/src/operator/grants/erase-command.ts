import { type ErasurePreview, erasureKinds, NoticeEmail } from '@latchkey/contract';
import * as z from 'zod/mini';
import { type ErasureContext, erase, previewErasureOf } from '../../erasure/erase-person.ts';
import { Failure } from '../../process/failure.ts';
import type { GrantAnswer } from './grant-command.ts';

/** A command that shows the data stored about a person, or erases that data. */
export const EraseCommand = z.strictObject({
  command: z.literal('erase'),
  email: NoticeEmail,
  /**
   * The same email address again, as confirmation. Without this value, the command only shows what
   * it would remove.
   */
  confirm: z.optional(z.string()),
});
export type EraseCommand = z.infer<typeof EraseCommand>;

const by = { actor: 'command', operatorId: null } as const;

/** Shows what an erasure would remove. Erases the data only if `confirm` repeats the address. */
export async function runErase(
  context: ErasureContext,
  { email, confirm }: EraseCommand,
): Promise<GrantAnswer> {
  if (confirm === undefined) {
    const lines = previewLines(email, await previewErasureOf(context, email, by));
    return { isDone: true, lines };
  }
  if (confirm.trim().toLowerCase() !== email) {
    return { isDone: false, lines: ['Nothing was erased: --confirm must be the same address.'] };
  }
  try {
    const { counts, held } = await erase(context, { address: email }, by);
    const kept = held.map(({ id }) => `Kept by a legal hold: request ${id}`);
    return { isDone: true, lines: ['Removed:', ...countLines(counts), ...kept] };
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'account-has-role')) throw error;
    return { isDone: false, lines: [`${email} has a role. Revoke its roles first.`] };
  }
}

function previewLines(
  email: string,
  { counts, held, otherAddresses, hasRole, lastErasedAt }: ErasurePreview,
): string[] {
  return [
    `Stored under ${email}:`,
    ...countLines(counts),
    ...held.map(({ id }) => `A legal hold keeps request ${id}`),
    ...otherAddresses.map((address) => `May be the same person: ${address}`),
    ...(hasRole ? ['An account has a role. Revoke its roles first.'] : []),
    ...(lastErasedAt === null ? [] : [`Last erased ${lastErasedAt}`]),
    `To remove it for good, add --confirm ${email}`,
  ];
}

function countLines(counts: ErasurePreview['counts']): string[] {
  const lines = erasureKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `  ${kind}: ${counts[kind]}`);
  return lines.length > 0 ? lines : ['  nothing'];
}
