import FileUp from 'lucide-react/icons/file-up';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useId } from 'react';
import { paperPageText as text } from '@/lib/texts.ts';
import { readFile } from '../offline.ts';
import { addFiles, placesLeft, usePapers } from './papers.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

const typeClass = 'inline-flex min-h-11 items-center text-sm font-semibold text-brand underline';

/**
 * Accepts files that the visitor drops anywhere on the page or chooses here. Also has a button for
 * typing the figures instead.
 */
export function AddPapers({ onType }: { onType: () => void }) {
  const state = usePapers();
  const readAll = async (files: readonly File[]) => {
    await addFiles(files, readFile);
    // Nothing can be read from a scan, so the way on is to type its figures.
    if (usePapers.getState().files.some(({ fault }) => fault?.kind === 'no-text')) onType();
  };
  const add = (files: readonly File[]) => {
    if (files.length > 0) void readAll(files);
  };
  const isOver = useDroppedFiles(add);
  return (
    <div>
      {state.papers.length === 0 ? (
        <div
          className={`grid justify-items-center gap-3 rounded-card border-2 border-dashed px-5 py-6 text-center ${isOver ? 'border-brand bg-brand-tint' : 'border-line-strong bg-surface'}`}
        >
          <FileUp size={32} aria-hidden className="text-brand" />
          <p className="text-lg leading-7 font-semibold">
            {isOver ? text.dropHere() : text.dropTitle()}
          </p>
          <ChooseFiles
            onFiles={add}
            className="min-h-13 rounded-control border border-line-strong bg-surface px-6 hover:border-brand"
          >
            {text.choose()}
          </ChooseFiles>
          <button type="button" className={typeClass} onClick={onType}>
            {text.typeInstead()}
          </button>
        </div>
      ) : (
        <AddAnother
          isFull={placesLeft(state) === 0}
          isOver={isOver}
          onFiles={add}
          onType={onType}
        />
      )}
      <p role="status" className="mt-2 text-sm font-semibold text-danger empty:hidden">
        {state.hasTooMany ? text.tooMany() : null}
      </p>
    </div>
  );
}

function AddAnother({
  isFull,
  isOver,
  onFiles,
  onType,
}: {
  isFull: boolean;
  isOver: boolean;
  onFiles: (files: readonly File[]) => void;
  onType: () => void;
}) {
  if (isFull) return null;
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-4 rounded-control ${isOver ? 'bg-brand-tint' : ''}`}
    >
      <ChooseFiles onFiles={onFiles} className="min-h-11 gap-2 rounded-small">
        <Plus size={20} aria-hidden />
        {isOver ? text.dropHere() : text.addAnother()}
      </ChooseFiles>
      <button type="button" className={typeClass} onClick={onType}>
        {text.typeIt()}
      </button>
    </div>
  );
}

/** A file input that looks like a button. The input itself still handles focus and the keyboard. */
function ChooseFiles({
  onFiles,
  className,
  children,
}: {
  onFiles: (files: readonly File[]) => void;
  className: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="relative">
      <input
        id={id}
        type="file"
        multiple
        accept="application/pdf,.pdf"
        className="peer sr-only"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Otherwise, choosing the same file again would change nothing.
          currentTarget.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={`inline-flex cursor-pointer items-center font-semibold text-brand outline-offset-2 outline-brand peer-focus-visible:outline-3 ${className}`}
      >
        {children}
      </label>
    </div>
  );
}
