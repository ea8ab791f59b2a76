import type { Page } from '@playwright/test';

/** How much slower than this machine the measured one is taken to be. */
export const SLOW_DOWN = 4;

/** As fast as people type, in milliseconds: what may follow later has that long. */
const PAUSE = 100;

/**
 * What a key costs the page's own thread, in milliseconds of work: what else runs on the machine,
 * and the wait for the display's next frame, are not in it.
 */
export interface KeyCost {
  /** Which of the keys it was, from 0. */
  readonly place: number;
  /** From the moment that the box has the key until the figures are in the page. */
  readonly figures: number;
  /** From the key itself until the frame with the figures is laid out and handed to be shown. */
  readonly drawn: number;
  /** All until the next key, with what follows the figures. */
  readonly all: number;
}

/** The part of a trace event that is read here; times are microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** On the clock. */
  readonly dur: number;
  /** Of the thread. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

/** Types into the box that has the focus, a digit and back by turns, and gives each key's cost. */
export async function keyCosts(page: Page, keys: number): Promise<KeyCost[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    // The protocol's types leave open what an event holds.
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
    await page.keyboard.press(key % 2 ? String(1 + (key % 9)) : 'Backspace');
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
    // Where the machine stalls, two keys share a frame: it counts for the second.
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

/** The thread's time in these tasks between two moments; a task that goes on beyond counts in part. */
function work(tasks: readonly TraceEvent[], from: number, to: number): number {
  return tasks.reduce((sum, { ts, dur, tdur = dur }) => {
    const within = Math.min(ts + dur, to) - Math.max(ts, from);
    return within > 0 && dur > 0 ? sum + (tdur * within) / dur / 1000 : sum;
  }, 0);
}
