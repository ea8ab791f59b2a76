import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleProgram } from '../../../test/program-samples.ts';
import { CatalogProgram } from '../catalog-program.ts';
import { factNames, facts } from '../facts.ts';
import { type CatalogEdit, overlaidCatalog } from './overlay.ts';
import { withFact } from './stored-facts.ts';

const file = CatalogProgram.parse({
  ...sampleProgram(),
  checkedOn: '2026-06-01',
  statusCheckedOn: '2026-06-01',
});
const other = CatalogProgram.parse({ ...sampleProgram(), id: 2, slug: 'another' });

let made = 0;
function edit(changes: Partial<CatalogEdit> = {}): CatalogEdit {
  const { fact = 'programName' } = changes;
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    slug: file.slug,
    fact,
    fileValue: facts[fact].get(file),
    value: 'Ours',
    sourceUrl: 'https://agency.example.gov/rules',
    sourceDay: '2026-06-02',
    quote: null,
    release: '0.2.0',
    ...changes,
  };
}

const newer = (changes: Partial<CatalogProgram>) => ({
  ...file,
  checkedOn: '2026-07-01',
  ...changes,
});
const served = (files: readonly CatalogProgram[], edits: readonly CatalogEdit[]) =>
  overlaidCatalog(files, edits).programs[0];
const reasons = (files: readonly CatalogProgram[], edits: readonly CatalogEdit[]) =>
  overlaidCatalog(files, edits).conflicts.map(({ reason }) => reason);

/**
 * Edits to names and texts with various dates, and edits with values that the format does not
 * allow.
 */
const edits = fc.array(
  fc
    .record({
      slug: fc.constantFrom(file.slug, other.slug, 'gone'),
      fact: fc.constantFrom(...factNames),
      value: fc.oneof(fc.string(), fc.constantFrom(null, 620, true, [], ['One fact.'])),
      fileValue: fc.constantFrom('earlier', undefined),
      sourceDay: fc.constantFrom('2026-05-01', '2026-06-01', '2026-08-01'),
    })
    .map(({ fileValue, ...changes }) =>
      edit(fileValue === undefined ? changes : { ...changes, fileValue }),
    ),
  { maxLength: 8 },
);

describe('overlaidCatalog', () => {
  it('returns the programs from the files if there are no edits', () => {
    const files = [file, other];
    expect(overlaidCatalog(files, [])).toEqual({ programs: files, shown: [], conflicts: [] });
  });

  it('shows an edit with its source, and leaves other programs unchanged', () => {
    const [changed, untouched] = overlaidCatalog([file, other], [edit()]).programs;
    const source = {
      url: 'https://agency.example.gov/rules',
      asOf: '2026-06-02',
      supports: 'name',
    };
    expect(changed).toEqual({ ...file, programName: 'Ours', sources: [...file.sources, source] });
    expect(untouched).toBe(other);
  });

  it('updates the date of a source that is already listed', () => {
    const url = file.sources[0]?.url ?? '';
    const days = (sourceDay: string) => served([file], [edit({ sourceUrl: url, sourceDay })]);
    expect(days('2026-11-30')?.sources[0]).toEqual({ ...file.sources[0], asOf: '2026-11-30' });
    expect(days('2001-01-01')?.sources).toEqual(file.sources);
  });

  it('shows the latest of several edits, and shows the previous edit after the latest is undone', () => {
    const [first, second] = [edit({ value: 'One' }), edit({ value: 'Two' })];
    expect(served([file], [first, second])?.programName).toBe('Two');
    expect(served([file], [first])?.programName).toBe('One');
    expect(served([file], [])).toBe(file);
  });

  it('keeps an edit if another fact changes in the file', () => {
    const release = newer({ agencyName: 'Renamed' });
    expect(served([release], [edit()])).toMatchObject({
      programName: 'Ours',
      agencyName: 'Renamed',
    });
  });

  it("shows the file's value and lists the edit as a conflict if the value in the file is newer", () => {
    const release = newer({ programName: 'Theirs' });
    expect(served([release], [edit()])?.programName).toBe('Theirs');
    expect(reasons([release], [edit()])).toEqual(['file-newer']);
  });

  it('shows an edit that is newer than the changed value in the file', () => {
    const late = edit({ sourceDay: '2026-07-02' });
    expect(served([newer({ programName: 'Theirs' })], [late])?.programName).toBe('Ours');
    expect(reasons([newer({ programName: 'Theirs' })], [late])).toEqual([]);
  });

  it('prefers the file if both have the same date', () => {
    const same = edit({ sourceDay: '2026-07-01' });
    expect(reasons([newer({ programName: 'Theirs' })], [same])).toEqual(['file-newer']);
  });

  it("compares the date of a funding status with the file's own date for the status", () => {
    const paused = {
      status: 'paused',
      statusCheckedOn: '2026-06-10',
      opensOn: null,
      closesOn: null,
    };
    const closed = edit({ fact: 'funding', value: paused, sourceDay: '2026-06-10' });
    expect(served([newer({})], [closed])?.status).toBe('paused');
    const reopened = newer({ status: 'open', statusCheckedOn: '2026-06-20' });
    expect(served([reopened], [closed])?.status).toBe('open');
    expect(reasons([reopened], [closed])).toEqual(['file-newer']);
  });

  it("drops an edit once the file contains the edit's value", () => {
    const release = newer({ programName: 'Ours' });
    expect(served([release], [edit()])).toBe(release);
    expect(reasons([release], [edit()])).toEqual([]);
  });

  it('lists edits that no longer match the format, and edits whose program does not exist', () => {
    expect(reasons([file], [edit({ value: 7 })])).toEqual(['invalid']);
    expect(served([file], [edit({ value: 7 })])).toBe(file);
    expect(reasons([other], [edit()])).toEqual(['no-program']);
  });

  it("adds the source's quote, and removes quotes that support the previous value", () => {
    const quoted = edit({ quote: 'Ours is the name.' });
    const { sources } = served([file], [quoted]) ?? file;
    expect(sources.at(-1)).toMatchObject({
      url: quoted.sourceUrl,
      quotes: [{ fact: 'programName', words: 'Ours is the name.', day: '2026-06-02' }],
    });
    const shown = { ...file, sources };
    const other = edit({ value: 'Theirs', sourceUrl: 'https://agency.example.gov/other' });
    const after = served([shown], [other])?.sources ?? [];
    expect(after.flatMap(({ quotes = [] }) => quotes)).toEqual([]);
    const elsewhere = served([shown], [edit({ fact: 'agencyName', value: 'A name' })])?.sources;
    expect(elsewhere?.flatMap(({ quotes = [] }) => quotes)).toHaveLength(1);
  });

  it('adds the quoted fact to the note on the source', () => {
    const [listed] = file.sources;
    if (!listed) throw new Error('The sample has no source');
    const quoted = edit({
      fact: 'rules.veteran',
      value: 'required',
      sourceUrl: listed.url,
      quote: 'For veterans only.',
    });
    const program = served([file], [quoted]);
    expect(program?.sources[0]?.supports).toBe(`${listed.supports}; veteran rule`);
  });

  it('returns only valid programs, and one for each program in the files', () => {
    fc.assert(
      fc.property(edits, (any) => {
        const { programs } = overlaidCatalog([file, other], any);
        expect(programs.map(({ slug }) => slug)).toEqual([file.slug, other.slug]);
        for (const program of programs)
          expect(CatalogProgram.safeParse(program).success).toBe(true);
      }),
    );
  });

  it('shows the latest edit of each fact, or lists the edit as a conflict', () => {
    fc.assert(
      fc.property(edits, (any) => {
        const { programs, conflicts } = overlaidCatalog([file, other], any);
        const latest = new Map(any.map((one) => [`${one.slug} ${one.fact}`, one])).values();
        for (const one of latest) {
          const program = programs.find(({ slug }) => slug === one.slug);
          const isListed = conflicts.some((conflict) => conflict.edit === one);
          const isShown =
            program !== undefined &&
            JSON.stringify(withFact(program, facts[one.fact], one.value).program) ===
              JSON.stringify(program);
          expect(isListed || isShown).toBe(true);
        }
      }),
    );
  });
});
