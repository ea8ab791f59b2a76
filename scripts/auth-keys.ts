import { rotateKey } from '../apps/api/src/auth/sessions/rotate-key.ts';
import { readConfig } from '../apps/api/src/config.ts';
import { connect } from '../apps/api/src/db/connect.ts';
import { StartFailure } from '../apps/api/src/start-failure.ts';

const usage = `npm run auth-keys -- rotate

  Creates a new key to sign access tokens, in the configured database. No one is signed out: tokens
  signed with the old key stay valid until they expire.`;

async function rotate(): Promise<string> {
  const config = readConfig();
  if (config.auth.jwtKeys ?? config.auth.jwtSecret) {
    throw new StartFailure('AUTH_JWT_KEYS or AUTH_JWT_SECRET is set. Change the key there.');
  }
  const { database, close } = await connect(config);
  try {
    return await rotateKey({ database, clock: () => new Date(), settings: config.auth });
  } finally {
    await close();
  }
}

if (process.argv[2] !== 'rotate') {
  console.error(usage);
  process.exitCode = 1;
} else {
  try {
    console.log(`New signing key: ${await rotate()}`);
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
