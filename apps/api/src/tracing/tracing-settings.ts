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
 * Environment variables for tracing. OpenTelemetry reads these and others from the environment. We
 * validate only the ones that an operator is likely to set.
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

/** The settings for tracing that contain a secret: the headers often contain a key. */
export const tracingSecrets = ['OTEL_EXPORTER_OTLP_HEADERS'] as const;

const Read = z.object(tracingEnvironment);

/** The settings for tracing. {@link tracingSettings} returns undefined if tracing is off. */
export interface TracingSettings {
  readonly serviceName: string;
  /** Headers for the collector, such as `api-key=SECRET`. */
  readonly headers: string | undefined;
}

/**
 * Returns the tracing settings. Tracing is on if a collector is set, unless OTEL_SDK_DISABLED is
 * `true`.
 */
export function tracingSettings(read: z.infer<typeof Read>): TracingSettings | undefined {
  const endpoint = read.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? read.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined || read.OTEL_SDK_DISABLED === 'true') return undefined;
  return { serviceName: read.OTEL_SERVICE_NAME, headers: read.OTEL_EXPORTER_OTLP_HEADERS };
}
