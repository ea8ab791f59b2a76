import { useEffect } from 'react';
import { useUser } from '@/lib/auth/auth-state.ts';

/** Resumes an interrupted move of this browser's quotes to the user's account. */
export function useResumedMove(): void {
  const owner = useUser()?.id;
  useEffect(() => {
    if (owner !== undefined) void resume(owner);
  }, [owner]);
}

async function resume(owner: string): Promise<void> {
  const { resumeMove } = await import('@/state/quotes/move-quotes.ts');
  await resumeMove(owner);
}
