import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';

const Value = z.object({
  stringValue: z.optional(z.string()),
  intValue: z.optional(z.coerce.number()),
});
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: Value })),
});
const Export = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
});

/** A span as the collector received it. */
export interface ReceivedSpan extends Omit<z.infer<typeof Span>, 'attributes'> {
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
}

/** A collector for the protocol OTLP over HTTP with JSON. */
export interface TestCollector {
  readonly url: string;
  /** The path and everything else that it received, as text. */
  readonly received: readonly string[];
  spans(): ReceivedSpan[];
  /** From now on, it receives spans but never responds. */
  hang(): void;
  close(): void;
}

export async function testCollector(): Promise<TestCollector> {
  const received: string[] = [];
  const bodies: string[] = [];
  let hangs = false;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    bodies.push(body);
    received.push(JSON.stringify([request.url, request.headers]), body);
    if (!hangs) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    received,
    spans: () => bodies.flatMap(spansIn),
    hang() {
      hangs = true;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function spansIn(body: string): ReceivedSpan[] {
  return Export.parse(JSON.parse(body))
    .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ attributes, ...span }) => ({
      ...span,
      attributes: Object.fromEntries(
        attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
      ),
    }));
}
