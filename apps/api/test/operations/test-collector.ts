import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import protobuf from 'protobufjs';
import * as z from 'zod/mini';

/**
 * The fields of an export that the tests read, with their field numbers in opentelemetry-proto 1.x.
 */
const { root } = protobuf.parse(`
  syntax = "proto3";
  message Export { repeated ResourceSpans resourceSpans = 1; }
  message ResourceSpans { repeated ScopeSpans scopeSpans = 2; }
  message ScopeSpans { repeated Span spans = 2; }
  message Span {
    bytes traceId = 1;
    bytes spanId = 2;
    bytes parentSpanId = 4;
    string name = 5;
    repeated KeyValue attributes = 9;
  }
  message KeyValue { string key = 1; AnyValue value = 2; }
  message AnyValue { oneof value { string stringValue = 1; int64 intValue = 3; } }
`);
const exportType = root.lookupType('Export');

const Id = z.pipe(
  z.instanceof(Uint8Array),
  z.transform((bytes) => Buffer.from(bytes).toString('hex')),
);
const Value = z.object({ stringValue: z.optional(z.string()), intValue: z.optional(z.number()) });
const Span = z.object({
  traceId: Id,
  spanId: Id,
  parentSpanId: z.optional(Id),
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

/** A collector that accepts OTLP over HTTP with Protocol Buffers, which is the default. */
export interface TestCollector {
  readonly url: string;
  /** The URL, headers and body of each request, as text. */
  readonly received: readonly string[];
  spans(): ReceivedSpan[];
  /** Makes the collector accept requests without ever responding. */
  hang(): void;
  close(): void;
}

export async function testCollector(): Promise<TestCollector> {
  const received: string[] = [];
  const bodies: Buffer[] = [];
  let hangs = false;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    bodies.push(body);
    received.push(JSON.stringify([request.url, request.headers]), body.toString('utf8'));
    if (!hangs) response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
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

function spansIn(body: Buffer): ReceivedSpan[] {
  const message = exportType.toObject(exportType.decode(body), { longs: Number });
  return Export.parse(message)
    .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ attributes, ...span }) => ({
      ...span,
      attributes: Object.fromEntries(
        attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
      ),
    }));
}
