/** An error about damaged data, with the file, the location in the file, and the problem. */
export class DataError extends Error {
  override readonly name = 'DataError';

  constructor(file: string, location: string, fault: string) {
    super(`The data is damaged: ${file}, ${location}: ${fault}`);
  }
}
