import type { AuthSettings } from '../settings/auth-settings.ts';
import type { Ends, Session } from './repository.ts';

type Limits = Pick<AuthSettings, 'idleLimit' | 'absoluteLimit'>;

/** Which sessions are over at a moment: those unused for too long, and those too old. */
export function sessionEnds({ idleLimit, absoluteLimit }: Limits, now: Date): Ends {
  return {
    createdAt: new Date(now.getTime() - absoluteLimit),
    refreshedAt: new Date(now.getTime() - idleLimit),
  };
}

export function isOver(session: Session, limits: Limits, now: Date): boolean {
  const ends = sessionEnds(limits, now);
  return session.createdAt <= ends.createdAt || session.refreshedAt <= ends.refreshedAt;
}
