import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readConfig, settingNames } from '../apps/api/src/config.ts';
import { readBrand } from '../apps/api/src/site/brand-file.ts';
import { readProduct } from '../apps/api/src/site/product-file.ts';
import packageFile from '../package.json' with { type: 'json' };
import { validManifests } from './kubernetes-manifests.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'deploy/kubernetes');

/** The number of seconds that the server has to finish its open requests after the drain. */
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
  volumeMounts: z.optional(
    z.array(
      z.strictObject({
        name: z.string(),
        mountPath: z.string(),
        readOnly: z.optional(z.boolean()),
      }),
    ),
  ),
});
const Volume = z.union([
  z.strictObject({ name: z.string(), emptyDir: z.strictObject({}) }),
  z.strictObject({
    name: z.string(),
    configMap: z.strictObject({ name: z.string(), optional: z.optional(z.boolean()) }),
  }),
]);
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
    volumes: z.optional(z.array(Volume)),
  }),
});
const Autoscaler = z.strictObject({
  scaleTargetRef: z.strictObject({
    apiVersion: z.literal('apps/v1'),
    kind: z.literal('Deployment'),
    name: z.string(),
  }),
  minReplicas: z.int(),
  maxReplicas: z.int(),
  metrics: z.array(
    z.strictObject({
      type: z.literal('Resource'),
      resource: z.strictObject({
        name: z.literal('cpu'),
        target: z.strictObject({
          type: z.literal('Utilization'),
          averageUtilization: z.int().check(z.gte(1), z.lte(100)),
        }),
      }),
    }),
  ),
});
const PolicyPort = z.strictObject({
  protocol: z.enum(['TCP', 'UDP']),
  port: z.union([z.int(), z.literal('http')]),
});
const AppIn = z.strictObject({
  key: z.literal('app'),
  operator: z.literal('In'),
  values: z.array(z.string()),
});
const NetworkPolicy = z.strictObject({
  podSelector: z.strictObject({ matchExpressions: z.tuple([AppIn]) }),
  policyTypes: z.tuple([z.literal('Ingress'), z.literal('Egress')]),
  ingress: z.array(
    z.strictObject({
      from: z.array(z.strictObject({ namespaceSelector: Selector })),
      ports: z.array(PolicyPort),
    }),
  ),
  egress: z.array(z.strictObject({ ports: z.array(PolicyPort) })),
});
const PodMonitor = z.strictObject({
  selector: Selector,
  podMetricsEndpoints: z.array(
    z.strictObject({
      port: z.literal('http'),
      path: z.literal('/metrics'),
      interval: z.string(),
      authorization: z.strictObject({
        credentials: z.strictObject({ name: z.string(), key: z.string() }),
      }),
    }),
  ),
});
const of = <K extends string, S extends z.core.SomeType>(kind: K, spec: S) =>
  z.object({ kind: z.literal(kind), metadata: z.object({ name: z.string() }), spec });
const Manifest = z.discriminatedUnion('kind', [
  of('Deployment', z.object({ selector: Selector, template: Pod })),
  of('Job', z.object({ template: Pod })),
  of(
    'Service',
    z.object({ selector: Labels, ports: z.array(z.object({ targetPort: z.string() })) }),
  ),
  of('PodDisruptionBudget', z.object({ minAvailable: z.number(), selector: Selector })),
  of('HorizontalPodAutoscaler', Autoscaler),
  of('NetworkPolicy', NetworkPolicy),
  of('PodMonitor', PodMonitor),
  z.object({ kind: z.literal('ConfigMap'), metadata: Reference, data: Labels }),
]);
type Manifest = z.infer<typeof Manifest>;

function manifestsIn(text: string): Manifest[] {
  return validManifests(text).map((manifest) => Manifest.parse(manifest));
}

const manifests = readdirSync(join(folder, 'base'))
  .filter((file) => file !== 'kustomization.yaml')
  .flatMap((file) => manifestsIn(readFileSync(join(folder, 'base', file), 'utf8')));

const example = join(folder, 'overlays/example');
const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0;
if (!hasKubectl) console.warn('Skipped: kubectl, which renders the manifests, is not installed.');

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

  it('the PodMonitor matches its published schema', () => {
    const [monitor] = manifestsIn(
      readFileSync(join(folder, 'pod-monitor/pod-monitor.yaml'), 'utf8'),
    );
    expect(monitor?.kind).toBe('PodMonitor');
  });

  it('a value of the wrong type does not match the published schema', () => {
    const scaler = readFileSync(join(folder, 'base/autoscaler.yaml'), 'utf8');
    expect(() => validManifests(scaler.replace(/maxReplicas: \d+/, 'maxReplicas: six'))).toThrow(
      'data/spec/maxReplicas must be integer',
    );
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
    const scaler = only('HorizontalPodAutoscaler');
    expect(scaler.spec.scaleTargetRef.name).toBe(deployment.metadata.name);
    expect(budget.spec.minAvailable).toBeLessThan(scaler.spec.minReplicas);
    expect(only('NetworkPolicy').spec.podSelector.matchExpressions[0].values).toEqual([
      labels.app,
      job.spec.template.metadata.labels.app,
    ]);
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

  it('the server reads the brand, the product and the programs from mounted folders', () => {
    const { brandFile, productFile, catalogDir } = readConfig(settings.data);
    const folders = new Map(container.volumeMounts?.map((mount) => [mount.mountPath, mount]));
    for (const path of [brandFile, productFile, `${catalogDir}/own.json`]) {
      const { name, readOnly } = folders.get(dirname(path)) ?? {};
      expect(readOnly, path).toBe(true);
      expect(deployment.spec.template.spec.volumes?.map((volume) => volume.name)).toContain(name);
    }
  });

  it('the example has a brand and a product that the server accepts', () => {
    expect(readBrand(join(example, 'brand/brand.json')).legal.company).not.toBe('Latchkey');
    readProduct(join(example, 'brand/product.json'), '2026-11-29');
  });

  it.runIf(hasKubectl)('kubectl renders the example with its image, site and brand', () => {
    const text = execFileSync('kubectl', ['kustomize', example], { encoding: 'utf8' });
    const rendered = manifestsIn(text);
    const kinds = rendered.map(({ kind }) => kind).filter((kind) => kind !== 'ConfigMap');
    expect(kinds.toSorted()).toEqual([
      'Deployment',
      'HorizontalPodAutoscaler',
      'Job',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'PodMonitor',
      'Service',
    ]);
    const images = [...text.matchAll(/image: (.*)/g)].map(([, image]) => image);
    expect(images).toEqual(
      Array(2).fill(`registry.harbor.example/latchkey:${packageFile.version}`),
    );
    const maps = rendered.flatMap((one) => (one.kind === 'ConfigMap' ? [one] : []));
    const brand = maps.find(({ metadata }) => metadata.name.startsWith('latchkey-brand-'));
    expect(Object.keys(brand?.data ?? {})).toEqual(['brand.json', 'product.json']);
    expect(text).toContain(`name: ${brand?.metadata.name}\n        name: brand`);
    expect(maps.find(({ metadata }) => metadata.name === 'latchkey')?.data).toEqual({
      ...settings.data,
      SITE_URL: 'https://home.harbor.example',
      LEAD_MAIL_TO: 'home@harbor.example',
    });
  });
});
