import { editProgramFact } from '@latchkey/contract';
import { maxLengths } from '@latchkey/domain';
import { catalogEditorText as text } from '@/lib/texts.ts';
import { TextField } from '@/ui/text-field.tsx';

/** The source that the editor typed for a value. */
export interface TypedSource {
  readonly sourceUrl: string;
  readonly sourceDay: string;
  /** A quote from the source. Empty if the editor did not copy one. */
  readonly words: string;
}

/** Returns an empty source with today's date in the editor's time zone. */
export function newSource(): TypedSource {
  const now = new Date();
  const here = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return { sourceUrl: '', sourceDay: here.toISOString().slice(0, 10), words: '' };
}

export function isSource({ sourceUrl, sourceDay }: TypedSource): boolean {
  return isAddress(sourceUrl) && sourceDay !== '';
}

function isAddress(typed: string): boolean {
  return editProgramFact.body.shape.sourceUrl.safeParse(typed.trim()).success;
}

/**
 * Asks for the web page that supports the value, and for the page's date. Both are required. Also
 * asks for a quote from the page, which is optional.
 */
export function SourceFields({
  source,
  isChecked,
  onChange,
}: {
  source: TypedSource;
  /** Whether to mark missing fields. */
  isChecked: boolean;
  onChange: (source: TypedSource) => void;
}) {
  const { sourceUrl, sourceDay, words } = source;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr]">
      <TextField
        label={text.sourceUrl()}
        hint={text.sourceHint()}
        type="url"
        inputMode="url"
        maxLength={maxLengths.address}
        value={sourceUrl}
        error={isChecked && !isAddress(sourceUrl) ? text.sourceMissing() : undefined}
        onChange={({ target }) => onChange({ ...source, sourceUrl: target.value })}
      />
      <TextField
        label={text.sourceDay()}
        hint={text.sourceDayHint()}
        type="date"
        value={sourceDay}
        error={isChecked && sourceDay === '' ? text.dayMissing() : undefined}
        onChange={({ target }) => onChange({ ...source, sourceDay: target.value })}
      />
      <div className="sm:col-span-2">
        <TextField
          label={text.quote()}
          hint={text.quoteHint()}
          maxLength={maxLengths.quote}
          value={words}
          onChange={({ target }) => onChange({ ...source, words: target.value })}
        />
      </div>
    </div>
  );
}
