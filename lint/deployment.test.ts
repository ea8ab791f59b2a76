import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { settingNames } from '../apps/api/src/config.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const Service = z.object({
  image: z.string(),
  environment: z.optional(z.record(z.string(), z.string())),
  volumes: z.optional(z.array(z.string())),
  networks: z.array(z.string()),
});
const Compose = z.object({
  services: z.record(z.string(), Service),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()),
});

describe('the deployment files', () => {
  const compose = Compose.parse(parse(read('compose.yaml')));

  it('docs/configuration.md lists every setting', () => {
    const page = read('docs/configuration.md');
    expect(settingNames.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it('compose.yaml sets only what the server reads', () => {
    const set = Object.keys(compose.services.app?.environment ?? {});
    expect(set.filter((name) => !settingNames.includes(name))).toEqual([]);
    expect(set).toContain('DATABASE_URL');
  });

  it('compose.yaml uses only networks and volumes that it defines, and files that exist', () => {
    for (const { networks, volumes = [] } of Object.values(compose.services)) {
      expect(networks.filter((name) => !(name in compose.networks))).toEqual([]);
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        const isThere = source.startsWith('.')
          ? existsSync(join(root, source))
          : source in compose.volumes;
        expect(isThere, volume).toBe(true);
      }
    }
  });

  it('compose.yaml contains no secrets and pins every third-party image', () => {
    const { app, ...others } = compose.services;
    for (const [name, value] of Object.entries(app?.environment ?? {})) {
      if (/SECRET|TOKEN|PASSWORD/.test(name)) expect(value).toMatch(/^\$\{/);
    }
    for (const { image } of Object.values(others)) expect(image).toMatch(/:v?\d/);
  });

  it('Dockerfile copies only files that exist and runs as an unprivileged user', () => {
    const lines = read('Dockerfile').split('\n');
    const sources = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
    expect(lines).toContain('USER node');
  });
});
