import type { PaperReading } from '@latchkey/domain/loan-estimate';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addFiles,
  keepTyped,
  letterAt,
  openWithPassword,
  placesLeft,
  removeFile,
  removePaper,
  showPaper,
  usePapers,
} from './papers.ts';

const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
const readAs = (reading: PaperReading) => () => Promise.resolve(reading);
const paper = readAs({ kind: 'loan-estimate', estimate: { loanAmount: 125_750 } });
const scan = readAs({ kind: 'no-text' });
const state = () => usePapers.getState();

beforeEach(() => {
  usePapers.setState({ papers: [], files: [], shownId: null, hasTooMany: false });
});

describe('addFiles', () => {
  it('keeps documents in the order in which they were added, and shows the last one', async () => {
    await addFiles([pdf('one.pdf')], paper);
    await addFiles([pdf('two.pdf')], paper);
    expect(state().papers).toHaveLength(2);
    expect(state().shownId).toBe(state().papers[1]?.id);
    expect(state().files).toEqual([]);
  });

  it('keeps the chosen order if the first file takes longest to read', async () => {
    const first = Promise.withResolvers<PaperReading>();
    const second: PaperReading = { kind: 'loan-estimate', estimate: { loanAmount: 2 } };
    const added = addFiles([pdf('one.pdf'), pdf('two.pdf')], (file) =>
      file.name === 'one.pdf' ? first.promise : Promise.resolve(second),
    );
    first.resolve({ kind: 'loan-estimate', estimate: { loanAmount: 1 } });
    await added;
    expect(state().papers.map(({ estimate }) => estimate.loanAmount)).toEqual([1, 2]);
  });

  it('accepts at most three documents, and reports if there are more', async () => {
    await addFiles(['1', '2', '3', '4'].map(pdf), paper);
    expect(state().papers).toHaveLength(3);
    expect(state().hasTooMany).toBe(true);
    expect(placesLeft(state())).toBe(0);
  });

  it('does not count an unreadable file toward the limit, and removes it when the next file is added', async () => {
    await addFiles([pdf('scan.pdf')], scan);
    expect(state().files).toMatchObject([{ fault: { kind: 'no-text' } }]);
    expect(placesLeft(state())).toBe(3);
    await addFiles([pdf('paper.pdf')], paper);
    expect(state().files).toEqual([]);
    expect(state().papers).toHaveLength(1);
  });

  it('discards a file that is removed while it is being read', async () => {
    const reading = Promise.withResolvers<PaperReading>();
    const added = addFiles([pdf('slow.pdf')], () => reading.promise);
    removeFile(state().files[0]?.id ?? 0);
    reading.resolve({ kind: 'loan-estimate', estimate: {} });
    await added;
    expect(state().papers).toEqual([]);
    expect(state().files).toEqual([]);
  });

  it('never keeps the file of a document, or the file name', async () => {
    await addFiles([pdf('Ana Muster.pdf')], paper);
    expect(JSON.stringify(state())).not.toContain('Muster');
  });
});

describe('openWithPassword', () => {
  it('reads the same file again with the password', async () => {
    await addFiles([pdf('locked.pdf')], readAs({ kind: 'password-needed' }));
    const [locked] = state().files;
    if (!locked) throw new Error('no file');
    const passwords: (string | undefined)[] = [];
    await openWithPassword(locked, 'secret', (_, password) => {
      passwords.push(password);
      return paper();
    });
    expect(passwords).toEqual(['secret']);
    expect(state().papers).toHaveLength(1);
  });
});

describe('keepTyped', () => {
  it('adds a document, or replaces the figures of an existing document', () => {
    keepTyped(null, { loanAmount: 1 });
    keepTyped(null, { loanAmount: 2 });
    const [first] = state().papers;
    keepTyped(first?.id ?? 0, { loanAmount: 3 });
    expect(state().papers.map(({ estimate }) => estimate.loanAmount)).toEqual([3, 2]);
    expect(state().shownId).toBe(first?.id);
  });
});

describe('removePaper', () => {
  it('shows the first remaining document if the shown document is removed', () => {
    for (const loanAmount of [1, 2, 3]) keepTyped(null, { loanAmount });
    const [first, second, third] = state().papers.map(({ id }) => id);
    removePaper(third ?? 0);
    expect(state().shownId).toBe(first);
    showPaper(second ?? 0);
    removePaper(first ?? 0);
    expect(state().shownId).toBe(second);
    removePaper(second ?? 0);
    expect(state().shownId).toBeNull();
  });
});

describe('letterAt', () => {
  it('labels documents A to C', () => {
    expect([0, 1, 2].map(letterAt)).toEqual(['A', 'B', 'C']);
  });
});
