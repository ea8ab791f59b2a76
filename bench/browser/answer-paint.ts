import type { Artifacts, Config } from 'lighthouse';
import { z } from 'zod';

/** The browser's report that it painted the element named `answer`. */
const AnswerPainted = z.object({
  /** `renderTime` is in milliseconds since the navigation started. */
  data: z.object({ identifier: z.literal('answer'), renderTime: z.number() }),
});

/**
 * Simulates when the phone in Lighthouse's phone profile first paints the page's answer, in
 * milliseconds. Lighthouse simulates only the largest paint, which can be text from the server
 * instead of the answer. Therefore, this function replaces the largest paint in the trace with the
 * paint of the answer before the simulation.
 *
 * @returns `NaN` if the browser painted no answer
 */
export async function answerPaint(
  { Trace, DevtoolsLog, GatherContext, ...artifacts }: Artifacts,
  settings: Config.Settings,
): Promise<number> {
  const painted = Trace.traceEvents
    .filter(({ name }) => name === 'PerformanceElementTiming')
    .map(({ args }) => AnswerPainted.safeParse(args).data?.data.renderTime)
    .find((time) => time !== undefined);
  if (painted === undefined) return Number.NaN;

  // Imported here for the same reason as Lighthouse itself.
  const { ProcessedNavigation } = await import('lighthouse/core/computed/processed-navigation.js');
  const { LargestContentfulPaint } = await import(
    'lighthouse/core/computed/metrics/largest-contentful-paint.js'
  );
  const context = { settings, computedCache: new Map() };
  const { timestamps } = await ProcessedNavigation.request(Trace, context);
  const ts = timestamps.timeOrigin + painted * 1_000;
  const traceEvents = Trace.traceEvents.map((event) =>
    event.name === 'largestContentfulPaint::Candidate' ? { ...event, ts } : event,
  );
  const { timing } = await LargestContentfulPaint.request(
    {
      ...artifacts,
      trace: { ...Trace, traceEvents },
      devtoolsLog: DevtoolsLog,
      gatherContext: GatherContext,
      settings,
      simulator: null,
    },
    context,
  );
  return timing;
}
