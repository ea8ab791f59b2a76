import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import * as z from 'zod/mini';
import { parsePromql, reads, type Selector } from '../../test/operations/promql.ts';
import { type Sample, servedMetrics } from '../../test/operations/served-metrics.ts';
import { sampleRequest } from '../../test/samples.ts';
import { buildTestApp } from '../../test/test-app.ts';

const token = 'a token of the collector';
const deploy = join(import.meta.dirname, '../../../../deploy');
const alertsFile = join(deploy, 'alerts.yaml');

const Rules = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});
const Collector = z.object({ scrape_configs: z.array(z.object({ job_name: z.string() })) });
const yamlIn = (file: string): unknown => parse(readFileSync(join(deploy, file), 'utf8'));

const rules = Rules.parse(yamlIn('alerts.yaml')).groups.flatMap((group) => group.rules);
const hasPromtool = spawnSync('promtool', ['--version']).error === undefined;
if (!hasPromtool) console.warn('Skipped: promtool, which tests the alerts, is not installed.');

const waitingMails = parsePromql('latchkey_jobs{queue="lead-mails", state="retry"}').selectors[0];
const failedMails = parsePromql('latchkey_emails_total{outcome="failed"}').selectors[0];
/**
 * Minimum number of the 12 emails that must be waiting for a retry. The server may be trying to
 * send the others at that moment.
 */
const MOST_EMAILS = 10;

function sumOf(samples: readonly Sample[], selector: Selector | undefined): number {
  const read = samples.filter((sample) => selector && reads(selector, sample));
  return read.reduce((sum, { value }) => sum + value, 0);
}

/**
 * Returns time series for promtool, from two scrapes that are four minutes apart. Repeats the last
 * value.
 */
function seriesOf(before: readonly Sample[], after: readonly Sample[]) {
  const nameOf = ({ name, labels }: Sample) => {
    const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
    return `${name}{${pairs.join(', ')}}`;
  };
  const first = new Map(before.map((sample) => [nameOf(sample), sample.value]));
  return after.map((sample) => {
    const series = nameOf(sample);
    return { series, values: `${first.get(series) ?? '_'}x4 ${sample.value}x16` };
  });
}

describe('the alerts in deploy/alerts.yaml', () => {
  let app: FastifyInstance;
  let before: Sample[];
  /**
   * The metrics that the server reports while the mail server is down and most of the 12 emails are
   * waiting.
   */
  let during: Sample[];
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-alerts-'));

  beforeAll(async () => {
    ({ app } = await buildTestApp(
      { metricsToken: token, smtpUrl: 'smtp://127.0.0.1:1', writtenFolder: folder },
      async (api) => {
        api.get('/broken', () => {
          throw new RangeError('broken');
        });
      },
    ));
    before = await servedMetrics(app, token);
    await app.inject('/api/broken');
    for (let i = 0; i < 6; i += 1) {
      const email = `${randomUUID()}@example.com`;
      const answer = await app.inject({
        method: 'POST',
        url: '/api/quotes/submit',
        headers: { 'idempotency-key': randomUUID() },
        payload: { ...sampleRequest, subject: { ...sampleRequest.subject, email } },
      });
      expect(answer.statusCode).toBe(201);
    }
    during = await vi.waitFor(
      async () => {
        const samples = await servedMetrics(app, token);
        expect(sumOf(samples, waitingMails)).toBeGreaterThanOrEqual(MOST_EMAILS);
        expect(sumOf(samples, failedMails)).toBeGreaterThanOrEqual(12);
        return samples;
      },
      { timeout: 60_000, interval: 100 },
    );
  });

  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it.each(rules)('$alert uses only metrics and labels that the server reports', ({ expr }) => {
    const { selectors, grouping } = parsePromql(expr);
    const jobs = Collector.parse(yamlIn('prometheus.yaml')).scrape_configs;
    const scraped = jobs.map(({ job_name: job }) => ({ name: 'up', labels: { job }, value: 1 }));
    const read = selectors.map((selector) =>
      [...during, ...scraped].filter((sample) => reads(selector, sample)),
    );
    expect(selectors.filter((_, index) => read[index]?.length === 0)).toEqual([]);
    for (const label of grouping) expect(Object.keys(read[0]?.[0]?.labels ?? {})).toContain(label);
  });

  it('report that the mail server is down', () => {
    const [rule] = rules.filter(({ alert }) => alert === 'LatchkeyMailServerDown');
    const { selectors } = parsePromql(rule?.expr ?? '');
    const [waiting, failed, sent] = selectors.map((selector) => sumOf(during, selector));
    expect(waiting).toBeGreaterThanOrEqual(MOST_EMAILS);
    expect(failed).toBeGreaterThanOrEqual(12);
    expect(sent).toBe(0);
  });

  it.runIf(hasPromtool)('pass promtool’s own check and tests', () => {
    execFileSync('promtool', ['check', 'rules', alertsFile]);
    execFileSync('promtool', ['check', 'config', '--syntax-only', join(deploy, 'prometheus.yaml')]);
    execFileSync('promtool', ['test', 'rules', join(deploy, 'alerts.test.yaml')]);
  });

  it.runIf(hasPromtool)('fire on the metrics from the time when the mail server was down', () => {
    const file = join(folder, 'served.yaml');
    const expr = 'count by (alertname) (ALERTS{alertstate="firing", alertname=~".*Mail.*"})';
    const fired = { labels: '{alertname="LatchkeyMailServerDown"}', value: 1 };
    const test = {
      interval: '1m',
      input_series: seriesOf(before, during),
      promql_expr_test: [{ expr, eval_time: '16m', exp_samples: [fired] }],
    };
    const evaluation = { rule_files: [alertsFile], evaluation_interval: '1m', tests: [test] };
    writeFileSync(file, stringify(evaluation));
    execFileSync('promtool', ['test', 'rules', file]);
  });
});
