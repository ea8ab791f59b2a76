import * as z from 'zod/mini';
import { isWebAddress } from '../settings/values.ts';

const protocols = ['http/protobuf', 'http/json', 'grpc'] as const;
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const address = z.optional(
  z.string().check(
    z.refine(isWebAddress, {
      error: 'must be the address of a collector like http://127.0.0.1:4318',
    }),
  ),
);

/**
 * Environment variables for tracing. OpenTelemetry reads them, and more of its own, from the
 * environment. We check those that an operator sets first.
 *
 * @see https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables
 */
export const tracingEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(z.string()),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.optional(
    z.enum(protocols, `must be one of ${protocols.join(', ')}`),
  ),
  OTEL_SERVICE_NAME: z._default(z.string(), 'latchkey'),
  OTEL_RESOURCE_ATTRIBUTES: z.optional(z.string()),
  OTEL_TRACES_SAMPLER: z.optional(z.enum(samplers, `must be one of ${samplers.join(', ')}`)),
  OTEL_TRACES_SAMPLER_ARG: z.optional(
    z.string().check(z.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a share from 0 to 1, like 0.1')),
  ),
  OTEL_SDK_DISABLED: z.optional(z.enum(['true', 'false'], 'must be true or false')),
};

const Read = z.object(tracingEnvironment);

/** How to trace. Undefined in {@link tracingSettings} if tracing is off. */
export interface TracingSettings {
  readonly serviceName: string;
}

/** Tracing is on as soon as a collector is set, unless OTEL_SDK_DISABLED is `true`. */
export function tracingSettings(read: z.infer<typeof Read>): TracingSettings | undefined {
  const endpoint = read.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? read.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined || read.OTEL_SDK_DISABLED === 'true') return undefined;
  return { serviceName: read.OTEL_SERVICE_NAME };
}
