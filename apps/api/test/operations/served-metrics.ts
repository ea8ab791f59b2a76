import type { FastifyInstance } from 'fastify';

/** One line of a Prometheus response. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Reads the samples from a server's response, as Prometheus does. */
export async function servedMetrics(app: FastifyInstance, token: string): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const url of ['/metrics', '/metrics/database']) {
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    if (answer.statusCode !== 200) throw new RangeError(`${url}: ${answer.body}`);
    samples.push(...samplesIn(answer.body));
  }
  return samples;
}

/** @see https://prometheus.io/docs/instrumenting/exposition_formats/ */
function samplesIn(text: string): Sample[] {
  return [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(
    ([, name = '', labels = '', value]) => ({
      name,
      labels: Object.fromEntries(
        [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', word = '']) => [key, word]),
      ),
      value: Number(value),
    }),
  );
}
