/** What is wrong with the data, in one line that names the file and the row. */
export class DataFault extends Error {
  override readonly name = 'DataFault';

  constructor(place: string, fault: string) {
    super(`${place}: ${fault}`);
  }
}
