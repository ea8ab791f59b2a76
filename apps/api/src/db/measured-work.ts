import { inSpan, type SpanOptions } from '../tracing/tracer.ts';
import type { Job, JobLog, Queue, Work } from './job-queue.ts';

/**
 * Traces a handler as part of the request that added the job. Logs the handler's errors, because
 * the queue itself does not report them.
 */
export function measured(log: Pick<JobLog, 'error'>, { name }: Queue, work: Work): Work {
  return (job) =>
    inSpan(jobSpan(name, job), async (span) => {
      try {
        const outcome = await work(job);
        if (outcome !== 'completed') span.fail(outcome);
        return outcome;
      } catch (error) {
        span.fail('error');
        log.error({ err: error, queue: name }, 'a job failed');
        return 'failed';
      }
    });
}

function jobSpan(queue: string, { id, data }: Job): SpanOptions {
  const attributes = {
    'messaging.system': 'pg-boss',
    'messaging.destination.name': queue,
    'messaging.message.id': id,
  };
  return { name: `process ${queue}`, kind: 'consumer', attributes, parent: data };
}
