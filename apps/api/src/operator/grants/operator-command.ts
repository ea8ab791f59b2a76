import * as z from 'zod/mini';
import { InviteCommand, type InviteContext, runInvite } from '../invitations/invite-command.ts';
import { EraseCommand, runErase } from './erase-command.ts';
import { type GrantAnswer, GrantCommand, runGrant } from './grant-command.ts';
import { type ResetContext, ResetFactorCommand, runResetFactor } from './reset-factor-command.ts';

/** A command from `npm run operator`. */
export const OperatorCommand = z.union([
  GrantCommand,
  EraseCommand,
  InviteCommand,
  ResetFactorCommand,
]);
export type OperatorCommand = z.infer<typeof OperatorCommand>;

/** Runs a command on the database. The server and the command-line tool share this function. */
export function runOperatorCommand(
  context: InviteContext & ResetContext,
  command: OperatorCommand,
): Promise<GrantAnswer> {
  switch (command.command) {
    case 'erase':
      return runErase(context, command);
    case 'invite':
      return runInvite(context, command);
    case 'reset-factor':
      return runResetFactor(context, command);
    default:
      return runGrant(context.database, command, context.clock());
  }
}
