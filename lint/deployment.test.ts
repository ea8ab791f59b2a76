import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, problems } from '@latchkey/contract';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { settingNames } from '../apps/api/src/config.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const Service = z.object({
  image: z.string(),
  environment: z.optional(z.record(z.string(), z.coerce.string())),
  volumes: z.optional(z.array(z.string())),
  networks: z.array(z.string()),
  stop_grace_period: z.optional(z.string()),
});
const Compose = z.object({
  services: z.record(z.string(), Service),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()),
});

/**
 * Settings that compose.yaml sets to fixed values, because they describe the inside of the
 * container.
 */
const ofContainer = [
  'NODE_ENV',
  'HOST',
  'PORT',
  'DATA_DIR',
  'BRAND_FILE',
  'PRODUCT_FILE',
  'CATALOG_DIR',
  'SITE_URL',
];

describe('the deployment files', () => {
  const compose = Compose.parse(parse(read('compose.yaml')));
  const { 'app-1': app, 'app-2': otherApp, ...others } = compose.services;
  const set = app?.environment ?? {};

  it('docs/configuration.md lists every setting', () => {
    const page = read('docs/configuration.md');
    expect(settingNames.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it('compose.yaml passes to both servers every setting that they read, and no other settings', () => {
    expect(otherApp).toEqual(app);
    // The PostgreSQL client reads PGPASSWORD itself.
    expect(Object.keys(set).toSorted()).toEqual([...settingNames, 'PGPASSWORD'].toSorted());
    for (const name of settingNames.filter((one) => !ofContainer.includes(one))) {
      expect(set[name], name).toMatch(new RegExp(`^\\$\\{${name}:[-?].*\\}$`));
    }
  });

  it('.env.example lists every variable of compose.yaml once, and no other variable', () => {
    const listed = read('.env.example').match(/^(# )?[A-Z_]+(?==)/gm) ?? [];
    const used = read('compose.yaml').match(/(?<=\$\{)[A-Z_]+/g) ?? [];
    expect(listed.map((line) => line.replace('# ', '')).toSorted()).toEqual(
      [...new Set(used)].toSorted(),
    );
  });

  it('.env.example shows the defaults of compose.yaml', () => {
    const lines = read('.env.example').matchAll(/^# (?<name>[A-Z_]+)=(?<shown>.+)$/gm);
    const shown = new Map([...lines].map(({ groups = {} }) => [groups.name, groups.shown]));
    const defaults = read('compose.yaml').matchAll(/\$\{(?<name>[A-Z_]+):-(?<value>[^}]+)\}/g);
    for (const { groups = {} } of defaults) {
      expect(shown.get(groups.name), groups.name).toBe(groups.value);
    }
  });

  it('compose.yaml uses only networks and volumes that it defines, and files that exist', () => {
    for (const { networks, volumes = [] } of Object.values(compose.services)) {
      expect(networks.filter((name) => !(name in compose.networks))).toEqual([]);
      for (const volume of volumes) {
        const [, source = ''] = /^(?:\$\{\w+:-)?([^:}]+)/.exec(volume) ?? [];
        const isThere = source.startsWith('.')
          ? existsSync(join(root, source))
          : source in compose.volumes;
        expect(isThere, volume).toBe(true);
      }
    }
  });

  it('compose.yaml contains no secrets and pins every third-party image', () => {
    for (const [name, value] of Object.entries(set)) {
      if (/SECRET|TOKEN|PASSWORD$/.test(name)) expect(value).toMatch(/^\$\{/);
    }
    for (const { image } of Object.values(others)) expect(image).toMatch(/:v?\d/);
  });

  it('Caddy sends requests to the servers in compose.yaml by name', () => {
    const [, upstreams] = /\{\$UPSTREAMS:([^}]+)\}/.exec(read('deploy/Caddyfile')) ?? [];
    expect(upstreams).toBe('app-1:3000 app-2:3000');
  });

  it('Caddy retries only reads, and checks every second whether each server is ready', () => {
    const file = read('deploy/Caddyfile');
    expect(file.match(/lb_retry_match.*?\}/gs)).toEqual([
      'lb_retry_match {\n\t\t\tmethod GET HEAD\n\t\t}',
    ]);
    expect(file).toMatch(/^\s*health_uri \/readyz\n\s*health_interval 1s$/m);
  });

  it('Caddy does not log the URL, query or headers of a request', () => {
    const [, fields = ''] =
      /format filter \{\s*wrap json\s*fields \{([^}]*)\}/.exec(read('deploy/Caddyfile')) ?? [];
    expect(fields.trim().split(/\n\s*/)).toEqual([
      ...['remote_ip', 'remote_port', 'client_ip', 'headers', 'tls'].map(
        (name) => `request>${name} delete`,
      ),
      String.raw`request>uri regexp "\?.*" ""`,
      'resp_headers>Set-Cookie delete',
      'resp_headers>Location delete',
    ]);
  });

  it('compose.yaml uses a version of Caddy that can retry a request that has a body', () => {
    const image = others.proxy?.image ?? '';
    const [, ...version] = /^caddy:(\d+)\.(\d+)\.(\d+)$/.exec(image) ?? [];
    const [major = 0, minor = 0, patch = 0] = version.map(Number);
    // Caddy 2.11.2 and later include pull request 7547. Caddy 2.11.6 has a regression with request
    // bodies over HTTP/2.
    expect(major * 10_000 + minor * 100 + patch).toBeGreaterThanOrEqual(21_102);
    expect(image).not.toBe('caddy:2.11.6');
  });

  it('compose.yaml lets a server drain until Caddy notices, and then finish its open requests', () => {
    const drain = Number(/:-(\d+)\}$/.exec(set.DRAIN_SECONDS ?? '')?.[1]);
    // Caddy needs two failed checks, one second apart. Open requests have 20 seconds to finish.
    expect(drain).toBeGreaterThan(2);
    expect(app?.stop_grace_period).toMatch(/^\d+s$/);
    expect(Number.parseInt(app?.stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(drain + 20);
  });

  it('Caddy sends the same response as the API while no server is ready', () => {
    const [body = ''] = /\{"type":[^}]*\}/.exec(read('deploy/Caddyfile')) ?? [];
    const { code, status, title } = Problem.parse(JSON.parse(body));
    expect({ status, title }).toEqual(problems[code]);
  });

  it('npm start, the image and docs/operate.md set the same semi-space size', () => {
    const files = ['package.json', 'Dockerfile', 'docs/operate.md'];
    const [limit, ...same] = files.map((file) => /--max-semi-space-size=\d+/.exec(read(file))?.[0]);
    expect(limit).toBeDefined();
    expect(same).toEqual([limit, limit]);
  });

  it('Dockerfile copies only files that exist and runs as an unprivileged user', () => {
    const lines = read('Dockerfile').split('\n');
    const sources = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
    // The user must be a number. Kubernetes cannot tell whether a name is an unprivileged user.
    expect(lines).toContain('USER 1000:1000');
  });
});
