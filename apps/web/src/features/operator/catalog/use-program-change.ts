import type { EditedProgram } from '@latchkey/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showAlert } from '@/lib/alerts.ts';
import { ApiProblem } from '@/lib/api/call.ts';
import { catalogEditorText as text } from '@/lib/texts.ts';
import { editedProgramQuery } from './catalog-queries.ts';

interface ProgramChange<Input> {
  readonly slug: string;
  readonly save: (input: Input) => Promise<EditedProgram>;
  /** Returns the message that the editor sees after saving. */
  readonly saved: () => string;
  readonly onSaved?: () => void;
}

/**
 * Hook that saves a change to a program and shows the result. If another editor saved first, the
 * server rejects the change, and the hook loads the program again, so that the next attempt can
 * succeed.
 *
 * @returns the mutation, and the server's error message if the change failed
 */
export function useProgramChange<Input>({ slug, save, saved, onSaved }: ProgramChange<Input>) {
  const queries = useQueryClient();
  const { queryKey } = editedProgramQuery(slug);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: save,
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: (program) => {
      queries.setQueryData(queryKey, program);
      showAlert({ variant: 'success', label: text.saved(), message: saved() });
      onSaved?.();
    },
    onError: async (failure) => {
      if (objectionOf(failure) === undefined) {
        showAlert({ variant: 'error', label: text.error(), message: text.saveFailed() });
      }
      await queries.invalidateQueries({ queryKey });
    },
  });
  return { mutate, reset, isPending, objection: objectionOf(error) };
}

function objectionOf(failure: unknown): string | undefined {
  if (!(failure instanceof ApiProblem)) return undefined;
  if (failure.code === 'fact-changed') return text.factConflict();
  return failure.fields?.map(({ message }) => message).join('. ');
}
