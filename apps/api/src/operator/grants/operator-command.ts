import * as z from 'zod/mini';
import type { ErasureContext } from '../../erasure/erase-person.ts';
import { EraseCommand, runErase } from './erase-command.ts';
import { type GrantAnswer, GrantCommand, runGrant } from './grant-command.ts';

/** A command from `npm run operator`. */
export const OperatorCommand = z.union([GrantCommand, EraseCommand]);
export type OperatorCommand = z.infer<typeof OperatorCommand>;

/** Runs a command on the database. The server and the command line share this function. */
export function runOperatorCommand(
  context: ErasureContext,
  command: OperatorCommand,
): Promise<GrantAnswer> {
  return command.command === 'erase'
    ? runErase(context, command)
    : runGrant(context.database, command, context.clock());
}
