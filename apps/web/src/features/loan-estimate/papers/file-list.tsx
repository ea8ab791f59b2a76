import type { UnreadablePaper } from '@latchkey/domain/loan-estimate';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useState } from 'react';
import { fileSize } from '@/lib/format.ts';
import { paperFaultsText, paperPageText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { readFile } from '../offline.ts';
import { openWithPassword, type PaperFile, removeFile, usePapers } from './papers.ts';

/** The problems after which the page offers a form for typing the figures instead. */
const typable: readonly UnreadablePaper['kind'][] = [
  'no-text',
  'broken',
  'too-slow',
  'reader-unavailable',
];

/**
 * Lists the files that are being read, and the files that could not be read, each with the reason.
 */
export function FileList({ onType }: { onType: () => void }) {
  const { files } = usePapers();
  if (files.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {files.map((file) => (
        <li key={file.id}>
          {file.fault ? (
            <Unread file={file} fault={file.fault} onType={onType} />
          ) : (
            <p role="status" className="rounded-control bg-panel px-4 py-3 wrap-anywhere">
              {text.readingFile({ file: file.file.name })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Unread({
  file,
  fault,
  onType,
}: {
  file: PaperFile;
  fault: UnreadablePaper;
  onType: () => void;
}) {
  const { name } = file.file;
  const hasPassword = fault.kind === 'password-needed' || fault.kind === 'wrong-password';
  return (
    <div className="rounded-control border border-danger bg-danger-tint px-4 py-3">
      <p className="text-sm font-semibold wrap-anywhere">{name}</p>
      <p role="alert" className="mt-1 flex gap-2 text-danger">
        <CircleAlert size={20} aria-hidden className="mt-0.5 shrink-0" />
        {faultWords(fault)}
      </p>
      {hasPassword ? <PasswordForm file={file} /> : null}
      <div className="mt-1 flex flex-wrap gap-x-4">
        {typable.includes(fault.kind) ? (
          <Button look="quiet" onClick={onType} className="text-brand!">
            {text.typeInstead()}
          </Button>
        ) : null}
        <Button look="quiet" onClick={() => removeFile(file.id)}>
          {text.remove()}
          <span className="sr-only">{text.removeFile({ file: name })}</span>
        </Button>
      </div>
    </div>
  );
}

function PasswordForm({ file }: { file: PaperFile }) {
  const [password, setPassword] = useState('');
  return (
    <form
      className="mt-3 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void openWithPassword(file, password, readFile);
      }}
    >
      <TextField
        type="password"
        autoComplete="off"
        label={text.password({ file: file.file.name })}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" look="outline">
        {text.open()}
      </Button>
    </form>
  );
}

/** Returns a sentence that explains why a file was not read. */
function faultWords(fault: UnreadablePaper): string {
  switch (fault.kind) {
    case 'too-many-pages':
      return paperFaultsText['too-many-pages'](fault);
    case 'too-large':
      return paperFaultsText['too-large']({ size: fileSize(fault.maxBytes) });
    default:
      return paperFaultsText[fault.kind]();
  }
}
