/** Damaged data: the file, the location in it, and what is wrong. */
export class DataError extends Error {
  override readonly name = 'DataError';

  constructor(file: string, location: string, fault: string) {
    super(`The data is damaged: ${file}, ${location}: ${fault}`);
  }
}
