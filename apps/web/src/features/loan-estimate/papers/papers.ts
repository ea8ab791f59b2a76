import type { LoanEstimate, PaperReading, UnreadablePaper } from '@latchkey/domain/loan-estimate';
import { create } from 'zustand';

/**
 * A Loan Estimate that was read from a file or typed. It is stored only in memory, so a reload
 * removes it.
 */
export interface Paper {
  readonly id: number;
  readonly estimate: LoanEstimate;
}

/** A file that is being read, or that could not be read. */
export interface PaperFile {
  readonly id: number;
  readonly file: File;
  /** Null while the file is being read. */
  readonly fault: UnreadablePaper | null;
}

interface State {
  /** The Loan Estimates, in the order in which the buyer added them. */
  readonly papers: readonly Paper[];
  readonly files: readonly PaperFile[];
  /** The ID of the Loan Estimate whose results are on screen. */
  readonly shownId: number | null;
  /** Whether the buyer chose more files than the page can hold. */
  readonly hasTooMany: boolean;
}

/** Maximum number of Loan Estimates on the page. */
const MOST_PAPERS = 3;

const nothing: State = { papers: [], files: [], shownId: null, hasTooMany: false };

/**
 * The state of the Loan Estimates. It is stored in this module, so that it survives a visit to
 * another page of the app.
 */
export const usePapers = create<State>(() => nothing);

let lastId = 0;

function nextId(): number {
  lastId += 1;
  return lastId;
}

/**
 * Returns how many more Loan Estimates the page can hold. Does not count files that could not be
 * read.
 */
export function placesLeft({ papers, files }: Pick<State, 'papers' | 'files'>): number {
  return MOST_PAPERS - papers.length - files.filter(({ fault }) => fault === null).length;
}

/** Reads a file. */
export type ReadFile = (file: File, password?: string) => Promise<PaperReading>;

/**
 * Reads as many of the files as the page can hold. Also removes from the list any earlier files
 * that could not be read.
 */
export async function addFiles(files: readonly File[], read: ReadFile): Promise<void> {
  const kept = usePapers.getState().files.filter(({ fault }) => fault === null);
  const room = placesLeft({ ...usePapers.getState(), files: kept });
  const added = files.slice(0, room).map((file) => ({ id: nextId(), file, fault: null }));
  usePapers.setState({ files: [...kept, ...added], hasTooMany: files.length > room });
  await Promise.all(added.map((each) => finish(each, read(each.file))));
}

/** Reads a file again with a password. */
export async function openWithPassword(
  { id, file }: PaperFile,
  password: string,
  read: ReadFile,
): Promise<void> {
  const opened = { id, file, fault: null };
  usePapers.setState(({ files }) => ({
    files: files.map((each) => (each.id === id ? opened : each)),
  }));
  await finish(opened, read(file, password));
}

async function finish({ id, file }: PaperFile, reading: Promise<PaperReading>): Promise<void> {
  const result = await reading;
  // The buyer may have removed the file in the meantime.
  if (!usePapers.getState().files.some((each) => each.id === id)) return;
  if (result.kind === 'loan-estimate') {
    usePapers.setState(({ files }) => ({ files: files.filter((each) => each.id !== id) }));
    addPaper({ id, estimate: result.estimate });
    return;
  }
  usePapers.setState(({ files }) => ({
    files: files.map((each) => (each.id === id ? { id, file, fault: result } : each)),
  }));
}

/**
 * Adds a Loan Estimate and keeps the list in the order in which the buyer added the files. The
 * files may finish loading in a different order.
 */
function addPaper(paper: Paper): void {
  usePapers.setState(({ papers }) => ({
    papers: [...papers, paper].sort((one, other) => one.id - other.id),
    shownId: paper.id,
  }));
}

/**
 * Adds a Loan Estimate whose figures the buyer typed, or replaces the figures of an existing one.
 */
export function keepTyped(id: number | null, estimate: LoanEstimate): void {
  if (id === null) {
    addPaper({ id: nextId(), estimate });
    return;
  }
  usePapers.setState(({ papers }) => ({
    papers: papers.map((each) => (each.id === id ? { id, estimate } : each)),
    shownId: id,
  }));
}

/** Shows the results of a Loan Estimate. */
export function showPaper(id: number): void {
  usePapers.setState({ shownId: id });
}

/** Removes a Loan Estimate. If it was on screen, shows the first remaining one. */
export function removePaper(id: number): void {
  usePapers.setState(({ papers, shownId }) => {
    const left = papers.filter((each) => each.id !== id);
    return {
      papers: left,
      shownId: shownId === id ? (left[0]?.id ?? null) : shownId,
      hasTooMany: false,
    };
  });
}

/** Forgets a file. */
export function removeFile(id: number): void {
  usePapers.setState(({ files }) => ({
    files: files.filter((each) => each.id !== id),
    hasTooMany: false,
  }));
}

/** Returns the letter for a Loan Estimate's position: A, B or C. */
export function letterAt(place: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + place);
}
