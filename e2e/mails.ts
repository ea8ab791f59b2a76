import { expect } from './fixtures.ts';
import { mailsTo } from './mail-server.ts';

/** Waits for an email with these words. Returns the words, or the part of them in parentheses. */
export async function inMail(address: string, words: RegExp): Promise<string> {
  const found = async () =>
    (await mailsTo(address)).map((mail) => words.exec(mail)).findLast((each) => each !== null);
  const options = { message: `${words} in an email`, timeout: 60_000 };
  await expect.poll(found, options).not.toBeUndefined();
  const [whole = '', part = whole] = (await found()) ?? [];
  return part;
}
