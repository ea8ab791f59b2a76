import * as prometheus from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod/mini';

/** For each `apiVersion`, the kinds with a schema that Kubernetes or its Prometheus operator publishes. */
const schemas: Readonly<Record<string, object>> = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'monitoring.coreos.com/v1': prometheus,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
};

const Header = z.looseObject({ apiVersion: z.string(), kind: z.string() });

/**
 * Returns the manifests in a YAML file.
 *
 * @throws if the YAML is malformed, or if a manifest does not match the published schema of its kind
 */
export function validManifests(yaml: string): unknown[] {
  return parseAllDocuments(yaml).map((document) => {
    const [fault] = document.errors;
    if (fault) throw fault;
    const manifest = Header.parse(document.toJS());
    const { apiVersion, kind } = manifest;
    const Kind = Reflect.get(schemas[apiVersion] ?? {}, kind);
    if (typeof Kind !== 'function') throw new RangeError(`No schema for ${apiVersion} ${kind}`);
    new Kind(manifest).validate();
    return manifest;
  });
}
