import type { Page } from '@playwright/test';

/** CPU throttling: simulates a device this many times slower than this machine. */
export const SLOW_DOWN = 4;

/**
 * Milliseconds between keystrokes, as fast as people type. Deferred work must finish in that time.
 */
const PAUSE = 100;

/**
 * Main thread work caused by a keystroke, in milliseconds. Excludes other load on the machine and
 * the wait for the next frame.
 */
export interface KeyCost {
  /** Index of the keystroke, from 0. */
  readonly place: number;
  /** From the input event until the figures are in the DOM. */
  readonly figures: number;
  /** From the key event until the frame with the figures has been laid out and submitted. */
  readonly drawn: number;
  /** All work until the next keystroke, including deferred work. */
  readonly all: number;
}

/** The fields of a trace event that we read. Times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Wall time. */
  readonly dur: number;
  /** Thread time. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

/**
 * Presses keys and measures each one.
 *
 * @param press presses one key in the focused input. Gets the keystroke's index, from 0.
 * @returns the cost of each keystroke
 */
export async function keyCosts(
  page: Page,
  keys: number,
  press: (key: number) => Promise<void>,
): Promise<KeyCost[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    // The protocol types do not describe event contents.
    const part: TraceEvent[] = JSON.parse(JSON.stringify(value));
    events.push(...part);
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  });
  for (let key = 0; key < keys; key += 1) {
    await press(key);
    await page.waitForTimeout(PAUSE);
  }
  const isComplete = new Promise((complete) => devtools.once('Tracing.tracingComplete', complete));
  await devtools.send('Tracing.end');
  await isComplete;
  return costsOf(events.filter(({ ph }) => ph === 'X').sort((a, b) => a.ts - b.ts));
}

function costsOf(events: readonly TraceEvent[]): KeyCost[] {
  const starts = events.filter((event) => isEvent(event, 'keydown'));
  return starts.flatMap((key, place) => {
    const end = starts[place + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const own = events.filter(
      ({ pid, tid, ts }) => pid === key.pid && tid === key.tid && ts >= key.ts && ts < end,
    );
    const input = own.find((event) => isEvent(event, 'input'));
    const frame = own.find(({ name, ts }) => name === 'Commit' && ts > (input?.ts ?? end));
    // If the machine stalls, two keystrokes share a frame. The frame counts for the second one.
    if (!input || !frame) return [];
    const tasks = events.filter(
      ({ name, pid, tid, ts, dur }) =>
        name === 'RunTask' && pid === key.pid && tid === key.tid && ts + dur > key.ts && ts < end,
    );
    return [
      {
        place,
        figures: (input.tdur ?? input.dur) / 1000,
        drawn: work(tasks, key.ts, frame.ts + frame.dur),
        all: work(tasks, key.ts, end),
      },
    ];
  });
}

function isEvent({ name, args }: TraceEvent, type: string): boolean {
  return name === 'EventDispatch' && args.data?.type === type;
}

/**
 * Thread time of the tasks between two points in time. A task that crosses a boundary counts in
 * part.
 */
function work(tasks: readonly TraceEvent[], from: number, to: number): number {
  return tasks.reduce((sum, { ts, dur, tdur = dur }) => {
    const within = Math.min(ts + dur, to) - Math.max(ts, from);
    return within > 0 && dur > 0 ? sum + (tdur * within) / dur / 1000 : sum;
  }, 0);
}
