/** A fault of the source data: which file, which row, and what is wrong with it. */
export class BuildError extends Error {
  constructor(file: string, row: string, fault: string) {
    super(`${file}: ${row}: ${fault}`);
    this.name = 'BuildError';
  }
}
