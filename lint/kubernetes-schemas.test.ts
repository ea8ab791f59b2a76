import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as prometheus from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod/mini';

const folder = join(import.meta.dirname, '../deploy/kubernetes');

/** For each `apiVersion`, the kinds that the published schema defines. */
const schemas: Readonly<Record<string, object>> = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'monitoring.coreos.com/v1': prometheus,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
};

const Manifest = z.looseObject({ apiVersion: z.string(), kind: z.string() });

/** Validates a manifest with the schema that Kubernetes publishes for its kind. */
function validate(manifest: z.infer<typeof Manifest>): void {
  const { apiVersion, kind } = manifest;
  const Kind = Reflect.get(schemas[apiVersion] ?? {}, kind);
  if (typeof Kind !== 'function') throw new RangeError(`No schema for ${apiVersion} ${kind}`);
  new Kind(manifest).validate();
}

function manifestsIn(text: string): z.infer<typeof Manifest>[] {
  return parseAllDocuments(text).map((document) => Manifest.parse(document.toJS()));
}

const files = globSync('{base,pod-monitor}/*.yaml', { cwd: folder }).filter(
  (file) => !file.endsWith('kustomization.yaml'),
);
const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0;

describe('the schemas of Kubernetes', () => {
  it.each(files)('accept every manifest in %s', (file) => {
    for (const manifest of manifestsIn(readFileSync(join(folder, file), 'utf8'))) {
      expect(() => validate(manifest), manifest.kind).not.toThrow();
    }
  });

  it.runIf(hasKubectl)('accept the example that kubectl renders', () => {
    const example = join(folder, 'overlays/example');
    const rendered = execFileSync('kubectl', ['kustomize', example], { encoding: 'utf8' });
    for (const manifest of manifestsIn(rendered)) {
      expect(() => validate(manifest), manifest.kind).not.toThrow();
    }
  });

  it('rejects a manifest with a value of the wrong type', () => {
    const [scaler] = manifestsIn(readFileSync(join(folder, 'base/autoscaler.yaml'), 'utf8'));
    const spec = Object.assign({}, scaler?.spec, { maxReplicas: 'six' });
    expect(() => validate({ ...Manifest.parse(scaler), spec })).toThrow(
      'data/spec/maxReplicas must be integer',
    );
  });
});
