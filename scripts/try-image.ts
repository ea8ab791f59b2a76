/**
 * Builds the image and runs two servers behind Caddy, as in compose.yaml. Makes requests as a
 * buyer, and runs the operator's commands. Uses Docker or Podman. Instead of the other images in
 * compose.yaml, uses programs that are installed on this machine. To run this script, use `npm run
 * try-image`. It takes several minutes.
 */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { testMailServer } from '@latchkey/api/testing';
import { freePort } from '../apps/api/src/process/free-port.ts';
import { caddyVersion, startCaddy } from '../faults/proxy/caddy.ts';
import { baseImage } from './image/base-image.ts';
import { serverArguments } from './image/compose.ts';
import { type Engine, findEngine, output, show } from './image/engine.ts';
import { ownFiles } from './image/own-files.ts';
import { startPostgres } from './image/postgres.ts';
import { buyer, team, walk } from './image/walk.ts';
import { readArguments } from './read-arguments.ts';

readArguments(
  `npm run try-image

  Builds the image and runs two servers behind Caddy, as in compose.yaml. Acts as a buyer, and runs the
  operator's commands. It needs Docker or Podman, and Caddy, and takes several minutes.`,
  {},
);

const IMAGE = 'localhost/latchkey-try';
const HOST = '127.0.0.1';
const PASSWORD = `p@ss/w%rd:#?&'"$\\ ${randomBytes(8).toString('base64')}`;
const STOP_SECONDS = 40;

/** The operator's commands. The output of each command must contain the given text. */
const commands: readonly (readonly [string, string])[] = [
  ['catalog -- check', 'programs'],
  ['catalog -- list', 'our-own-program'],
  ['db -- status', 'Tables: up to date'],
  [`operator -- grant ${buyer} --force`, buyer],
  ['operator -- list', buyer],
  ['auth-keys -- rotate', 'New signing key'],
];

/**
 * A script that prints the privileges of a process in the container. The process must have no
 * unnecessary privileges.
 */
const confined = `
  const { CapEff, CapBnd, NoNewPrivs } = Object.fromEntries(
    require('node:fs').readFileSync('/proc/self/status', 'utf8').split('\\n').map((line) => line.split(':\\t')));
  const error = (() => { try { require('node:fs').writeFileSync('/latchkey/x', ''); } catch ({ code }) { return code; } })();
  console.log([process.getuid(), process.getgid(), Number('0x' + CapEff), Number('0x' + CapBnd), NoNewPrivs, error].join());
`;

const step = (name: string) => console.log(`- ${name}`);

async function tryImage(engine: Engine): Promise<void> {
  step(`build the image with ${engine.name}`);
  const from = `NODE_IMAGE=${await baseImage(engine)}`;
  await show(engine.name, [
    'build',
    ...engine.build,
    ...['--network', 'host', '--build-arg', from, '--tag', IMAGE, '.'],
  ]);
  const user = output(engine, ['image', 'inspect', '--format', '{{.Config.User}}', IMAGE]);
  expectSame('user of the image', user, '1000:1000');

  const [mails, postgres] = [await testMailServer(), await startPostgres(PASSWORD)];
  const own = ownFiles();
  const variables = settingsFor(own, postgres.url, mails.url);
  const ports = [String(await freePort(HOST)), String(await freePort(HOST))];
  const inContainer = (PORT: string) => [
    ...engine.run,
    ...['--network', 'host'],
    ...serverArguments(engine, variables, { HOST, PORT }),
  ];
  const containers: string[] = [];
  const ends: (() => Promise<void>)[] = [() => mails.close(), () => postgres.stop()];
  try {
    for (const port of ports) {
      step(`run a server on port ${port}`);
      containers.push(output(engine, ['run', '--detach', ...inContainer(port), IMAGE]));
      await untilReady(`http://${HOST}:${port}`);
    }
    const caddy = await startCaddy(ports.map((port) => `${HOST}:${port}`));
    ends.unshift(() => caddy.stop());

    step("go through a buyer's flow through Caddy");
    await walk(caddy.address, mails);

    step('check that the server has no unnecessary privileges');
    const [first = ''] = containers;
    const may = output(engine, ['exec', first, 'node', '-e', confined]);
    expectSame('privileges of a process', may, '1000,1000,0,0,1,EROFS');

    for (const [command, printed] of commands) {
      step(`npm run ${command}`);
      const run = ['run', '--rm', ...inContainer('0'), IMAGE, 'npm', 'run', ...command.split(' ')];
      const said = output(engine, run);
      if (!said.includes(printed))
        throw new Error(`The command does not print "${printed}":\n${said}`);
    }

    step('stop the servers');
    for (const container of containers) stop(engine, container);
  } catch (error) {
    for (const container of containers)
      await show(engine.name, ['logs', '--tail', '20', container]);
    throw error;
  } finally {
    for (const container of containers) output(engine, ['rm', '--force', container]);
    for (const end of ends) await end();
    rmSync(own.folder, { recursive: true });
  }
}

function settingsFor(own: ReturnType<typeof ownFiles>, DATABASE_URL: string, SMTP_URL: string) {
  return {
    SITE_HOST: 'home.example.com',
    POSTGRES_PASSWORD: PASSWORD,
    AUTH_SECRET: randomBytes(32).toString('hex'),
    METRICS_TOKEN: randomBytes(16).toString('hex'),
    BRAND_DIR: own.brand,
    PROGRAMS_DIR: own.programs,
    DATABASE_URL,
    SMTP_URL,
    TRUST_PROXY: HOST,
    LEAD_MAIL_TO: team,
  };
}

function stop(engine: Engine, container: string): void {
  output(engine, ['stop', '--time', String(STOP_SECONDS), container]);
  const code = output(engine, ['inspect', '--format', '{{.State.ExitCode}}', container]);
  expectSame('exit code', code, '0');
}

async function untilReady(address: string): Promise<void> {
  const end = Date.now() + 120_000;
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (Date.now() > end) throw new Error('The server is not ready after two minutes');
    await pause(250);
  }
}

function expectSame(what: string, actual: string, expected: string): void {
  if (actual !== expected) throw new Error(`${what}: ${actual}, not ${expected}`);
}

const engine = findEngine();
if (!engine) console.log('try-image: skipped, because neither Docker nor Podman works');
else if (!caddyVersion()) console.log('try-image: skipped, because Caddy is not installed');
else {
  await tryImage(engine);
  console.log('The image works.');
}
