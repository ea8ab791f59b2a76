import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parsePromql } from '../../test/operations/promql.ts';
import { buildTestApp } from '../../test/test-app.ts';

const token = 'a token of the collector';
const Dashboard = z.object({
  panels: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      gridPos: z.object({ x: z.int(), y: z.int(), w: z.int() }),
      targets: z.array(z.object({ expr: z.string() })).check(z.minLength(1)),
    }),
  ),
});
const file = join(import.meta.dirname, '../../../../deploy/grafana.json');
const { panels } = Dashboard.parse(JSON.parse(readFileSync(file, 'utf8')));
/**
 * The dashboard's queries, with Grafana's built-in variable replaced. Grafana also replaces the
 * variable before it sends a query to Prometheus.
 */
const expressions = panels.flatMap(({ targets }) =>
  targets.map(({ expr }) => parsePromql(expr.replaceAll('$__rate_interval', '5m'))),
);

describe('the dashboard in deploy/grafana.json', () => {
  let app: FastifyInstance;
  let text = '';

  beforeAll(async () => {
    ({ app } = await buildTestApp({ metricsToken: token, writtenFolder: import.meta.dirname }));
    await app.startJobs();
    for (const url of ['/metrics', '/metrics/database']) {
      text += (await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).body;
    }
  });
  afterAll(() => app.close());

  it('uses only metrics that the server exports', () => {
    const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
    );
    const named = new Set(
      expressions.flatMap(({ selectors }) => selectors.map(({ name }) => name)),
    );
    expect([...named].filter((name) => !types.includes(name))).toEqual([]);
    const own = types.filter((name) => name?.startsWith('latchkey_') && !name.endsWith('_seconds'));
    const left = own.filter((name) => name !== undefined && !named.has(name));
    expect(left).toEqual([]);
  });

  it('has a unique position for each panel', () => {
    const places = panels.map(({ gridPos: { x, y } }) => `${x},${y}`);
    expect(new Set(places).size).toBe(panels.length);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  });

  it.runIf(process.platform === 'linux')('says what process_heap_bytes measures', () => {
    expect(text).toMatch(/^# HELP process_heap_bytes Private virtual memory that is reserved/m);
  });
});
