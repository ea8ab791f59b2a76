/** A problem in the source data. The message is one line that contains the file and the row. */
export class DataFault extends Error {
  override readonly name = 'DataFault';

  constructor(place: string, fault: string) {
    super(`${place}: ${fault}`);
  }
}
