import { startServer } from '@latchkey/api/testing';
import { connect } from '../apps/api/src/db/connect.ts';
import { runGrant } from '../apps/api/src/operator/grants/grant-command.ts';

const account = { email: 'editor@example.com', password: 'three blue doors' };
const path = '/api/operator/catalog/mi-mshda-mi-10k-dpa';

/** Sets the last day of the program's funding round. Returns false if the call must be retried. */
type ChangeProgram = (address: string, closesOn: string) => Promise<boolean>;

/**
 * Signs up a user, stops the server, and grants the user the catalog role. The server must stop
 * first, because only one process at a time can use the embedded database.
 */
export async function noticeEditor(environment: Record<string, string>): Promise<ChangeProgram> {
  const server = await startServer(environment);
  const answer = await fetch(`${server.address}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { access_token: token } = await answer.json();
  await server.stop('SIGTERM');
  const { DATA_DIR = '', DATABASE_URL } = environment;
  const { database, close } = await connect({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  await runGrant(database, {
    command: 'grant',
    email: account.email,
    role: 'catalog',
    force: true,
  });
  await close();

  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const signal = () => AbortSignal.timeout(15_000);
  return async (address, closesOn) => {
    const shown = await fetch(`${address}${path}`, { headers, signal: signal() });
    const { program } = (await shown.json()).data;
    const funding = program.facts.find(({ fact }: { fact: string }) => fact === 'funding');
    // A killed server may have stored the edit without a response.
    if (funding.value.closesOn === closesOn) return true;
    const body = {
      fact: 'funding',
      value: { status: 'open', opensOn: null, closesOn },
      sourceUrl: 'https://agency.example.gov/news',
      sourceDay: new Date().toISOString().slice(0, 10),
      lastEditId: funding.lastEditId,
    };
    const edited = await fetch(`${address}${path}/edits`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: signal(),
    });
    return edited.ok;
  };
}
