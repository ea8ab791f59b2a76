import { readConfig } from '../apps/api/src/config.ts';
import { connect } from '../apps/api/src/db/connect.ts';
import { grantRepository } from '../apps/api/src/operator/grants/repository.ts';
import { StartFailure } from '../apps/api/src/start-failure.ts';

const usage = `npm run operator -- grant EMAIL | revoke EMAIL | list

  Lets the account with an e-mail address see and work on leads, or no longer. It works at once, on
  the database of the settings; the embedded one only while no server uses it.`;

async function run([command = '', email = '']: readonly string[]): Promise<string[] | undefined> {
  const isKnown = command === 'list' || (/^(grant|revoke)$/.test(command) && email !== '');
  if (!isKnown) return undefined;
  const { database, close } = await connect(readConfig());
  try {
    const grants = grantRepository(database);
    if (command === 'list') return await grants.list();
    const isFound = await grants.set(email, command === 'grant');
    if (!isFound) throw new StartFailure(`there is no account with the address ${email}.`);
    return [command === 'grant' ? `${email} is an operator.` : `${email} is no operator any more.`];
  } finally {
    await close();
  }
}

try {
  const lines = await run(process.argv.slice(2));
  console.log(lines ? lines.join('\n') : usage);
  if (!lines) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  console.error(error.message.replace('Cannot start: ', ''));
  process.exitCode = 1;
}
