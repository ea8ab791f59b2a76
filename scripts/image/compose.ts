import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import type { Engine } from './engine.ts';

const root = join(import.meta.dirname, '../..');

const Service = z.object({
  read_only: z.literal(true),
  tmpfs: z.array(z.string()),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  environment: z.record(z.string(), z.coerce.string()),
  volumes: z.array(z.string()),
});
const Compose = z.object({ services: z.object({ 'app-1': Service }) });

type Variables = Readonly<Record<string, string>>;

/**
 * Returns the `docker run` arguments for the first server in compose.yaml.
 *
 * @param variables the content of `.env`
 * @param changed settings that are different in this container
 */
export function serverArguments(
  { name: engine }: Engine,
  variables: Variables,
  changed: Variables,
): string[] {
  const text = readFileSync(join(root, 'compose.yaml'), 'utf8');
  const { services } = Compose.parse(parse(text));
  const { tmpfs, cap_drop, security_opt, environment, volumes } = services['app-1'];
  const set = Object.entries({ ...environment, ...changed });
  return [
    '--read-only',
    // Podman has no option for the owner of these folders. The server does not write to /data here.
    ...tmpfs.flatMap((folder) => [
      '--tmpfs',
      engine === 'podman' ? folder.replace('uid=1000,gid=1000,', '') : folder,
    ]),
    ...cap_drop.flatMap((capability) => ['--cap-drop', capability]),
    ...security_opt.flatMap((option) => ['--security-opt', option.replace(':true', '')]),
    ...volumes.flatMap((volume) => ['--volume', filled(volume, variables)]),
    ...set.flatMap(([name, value]) => ['--env', `${name}=${filled(value, variables)}`]),
  ];
}

/** Replaces `${NAME:-default}` and `${NAME:?what it is}` in the same way as Compose. */
function filled(text: string, variables: Variables): string {
  return text.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind, rest: string) => {
    const value = variables[name];
    if (value) return value;
    if (kind === '?') throw new RangeError(`${name} is not set: ${rest}`);
    return rest;
  });
}
