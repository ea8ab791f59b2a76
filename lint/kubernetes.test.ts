import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod/mini';
import { readConfig, settingNames } from '../apps/api/src/config.ts';
import packageFile from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const folder = join(root, 'deploy/kubernetes');

/** The number of seconds in which the server may finish its open requests after the drain. */
const SHUTDOWN_SECONDS = 20;

const Labels = z.record(z.string(), z.string());
const Selector = z.object({ matchLabels: Labels });
const Probe = z.object({ httpGet: z.object({ path: z.string(), port: z.literal('http') }) });
const Reference = z.object({ name: z.string() });
const Container = z.object({
  image: z.string(),
  command: z.optional(z.array(z.string())),
  ports: z.optional(z.array(z.object({ name: z.string(), containerPort: z.number() }))),
  envFrom: z.array(
    z.union([z.object({ configMapRef: Reference }), z.object({ secretRef: Reference })]),
  ),
  securityContext: z.object({
    readOnlyRootFilesystem: z.literal(true),
    allowPrivilegeEscalation: z.literal(false),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  readinessProbe: z.optional(Probe),
  livenessProbe: z.optional(Probe),
  resources: z.object({ limits: z.object({ memory: z.string() }) }),
});
const Pod = z.object({
  metadata: z.object({ labels: Labels }),
  spec: z.object({
    terminationGracePeriodSeconds: z.optional(z.number()),
    automountServiceAccountToken: z.literal(false),
    // The user must be a number. Kubernetes cannot tell whether a user's name is root.
    securityContext: z.object({
      runAsNonRoot: z.literal(true),
      runAsUser: z.int().check(z.positive()),
      runAsGroup: z.int().check(z.positive()),
    }),
    containers: z.tuple([Container]),
  }),
});
const of = <K extends string, S extends z.core.SomeType>(kind: K, spec: S) =>
  z.object({ kind: z.literal(kind), metadata: z.object({ name: z.string() }), spec });
const Manifest = z.discriminatedUnion('kind', [
  of('Deployment', z.object({ replicas: z.number(), selector: Selector, template: Pod })),
  of('Job', z.object({ template: Pod })),
  of(
    'Service',
    z.object({ selector: Labels, ports: z.array(z.object({ targetPort: z.string() })) }),
  ),
  of('PodDisruptionBudget', z.object({ minAvailable: z.number(), selector: Selector })),
  z.object({ kind: z.literal('ConfigMap'), metadata: Reference, data: Labels }),
]);
type Manifest = z.infer<typeof Manifest>;

const manifests = readdirSync(folder).flatMap((file) =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => {
    expect(document.errors).toEqual([]);
    return Manifest.parse(document.toJS());
  }),
);

function only<K extends Manifest['kind']>(kind: K): Extract<Manifest, { kind: K }> {
  const [one, ...more] = manifests.filter(
    (manifest): manifest is Extract<Manifest, { kind: K }> => manifest.kind === kind,
  );
  if (!one || more.length > 0)
    throw new RangeError(`The manifests do not contain exactly one ${kind}`);
  return one;
}

describe('the Kubernetes manifests', () => {
  const [deployment, job, settings] = [only('Deployment'), only('Job'), only('ConfigMap')];
  const [container] = deployment.spec.template.spec.containers;
  const pods = [deployment.spec.template, job.spec.template];

  it('the manifests set only settings that the server accepts, and contain no secrets', () => {
    expect(Object.keys(settings.data).filter((name) => !settingNames.includes(name))).toEqual([]);
    expect(Object.keys(settings.data).filter((name) => /SECRET|TOKEN|URL$/.test(name))).toEqual([
      'SITE_URL',
    ]);
    expect(readConfig(settings.data).auth.siteUrl).toBe('https://home.example.com');
  });

  it('the manifests run the image of this version, with the same settings, as the same user', () => {
    const [app, migration] = pods.map(({ spec }) => spec);
    expect(app?.containers[0].image).toBe(`registry.example.com/latchkey:${packageFile.version}`);
    expect(migration?.containers[0].image).toBe(app?.containers[0].image);
    expect(migration?.containers[0].envFrom).toEqual(app?.containers[0].envFrom);
    expect(migration?.securityContext).toEqual(app?.securityContext);
    expect(container.envFrom).toEqual([
      { configMapRef: { name: settings.metadata.name } },
      { secretRef: { name: 'latchkey' } },
    ]);
  });

  it('the manifests select the pods of the server', () => {
    const { labels } = deployment.spec.template.metadata;
    const budget = only('PodDisruptionBudget');
    expect(deployment.spec.selector.matchLabels).toEqual(labels);
    expect(budget.spec.selector.matchLabels).toEqual(labels);
    expect(only('Service').spec.selector).toEqual(labels);
    expect(job.spec.template.metadata.labels).not.toEqual(labels);
    expect(budget.spec.minAvailable).toBeLessThan(deployment.spec.replicas);
  });

  it('Kubernetes sends requests only to ready servers, and restarts only servers that do not respond', () => {
    expect(container.readinessProbe?.httpGet.path).toBe('/readyz');
    expect(container.livenessProbe?.httpGet.path).toBe('/healthz');
    expect(container.ports).toEqual([{ name: 'http', containerPort: 3000 }]);
    expect(only('Service').spec.ports).toEqual([{ targetPort: 'http' }]);
  });

  it('Kubernetes lets the server drain before it kills the server', () => {
    const { drainSeconds } = readConfig(settings.data);
    expect(drainSeconds).toBeGreaterThan(0);
    expect(deployment.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(
      drainSeconds + SHUTDOWN_SECONDS,
    );
  });

  it('the migration job runs a command that the image contains', () => {
    const [node, script = '', command] = job.spec.template.spec.containers[0].command ?? [];
    expect([node, command]).toEqual(['node', 'migrate']);
    expect(existsSync(join(root, script))).toBe(true);
  });
});
