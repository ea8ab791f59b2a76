import { type CheckedProgram, fault, type ProgramFault } from './program-fault.ts';

/** Dates that do not exist or contradict each other. */
export function* dateFaults(program: CheckedProgram): Generator<ProgramFault> {
  yield* wrongDays(program);
  yield* wrongSourceDates(program);
  yield* wrongRound(program);
}

/**
 * Dates on which someone checked something, but that are still to come.
 *
 * @param today ISO date
 */
export function* futureDates(
  { checkedOn, statusCheckedOn, sources }: CheckedProgram,
  today: string,
): Generator<ProgramFault> {
  for (const [field, day] of Object.entries({ checkedOn, statusCheckedOn })) {
    if (day !== null && day > today) yield fault(field, `${day} is in the future`);
  }
  for (const { asOf } of sources) {
    if (asOf !== null && asOf > today) yield fault('sources.asOf', `${asOf} is in the future`);
  }
}

/**
 * A status or a source that is newer than the day on which all facts were checked. An operator's edit
 * of one fact causes that, so only the build of the shipped catalog refuses it.
 */
export function* newerThanCheck({
  checkedOn,
  statusCheckedOn,
  sources,
}: CheckedProgram): Generator<ProgramFault> {
  for (const { asOf } of sources) {
    if (asOf !== null && asOf > checkedOn)
      yield fault('sources.asOf', `${asOf} is after ${checkedOn}`);
  }
  if (statusCheckedOn !== null && statusCheckedOn > checkedOn) {
    yield fault('statusCheckedOn', `${statusCheckedOn} is after ${checkedOn}`);
  }
}

function* wrongDays({ checkedOn, statusCheckedOn, opensOn, closesOn }: CheckedProgram) {
  for (const [field, day] of Object.entries({ checkedOn, statusCheckedOn, opensOn, closesOn })) {
    if (day !== null && !isDay(day)) yield fault(field, `${day} is not a day`);
  }
}

function* wrongSourceDates({ sources }: CheckedProgram) {
  for (const { asOf } of sources) {
    if (asOf !== null && !isDate(asOf)) yield fault('sources.asOf', `${asOf} is not a date`);
  }
}

function* wrongRound({ status, statusCheckedOn, opensOn, closesOn }: CheckedProgram) {
  if (opensOn !== null && closesOn !== null && closesOn <= opensOn) {
    yield fault('closesOn', `${closesOn} is not after ${opensOn}`);
  }
  if (status !== 'open' || statusCheckedOn === null) return;
  if (opensOn !== null && opensOn > statusCheckedOn) {
    yield fault('opensOn', `${opensOn} is after ${statusCheckedOn}, when it was open`);
  }
  if (closesOn !== null && closesOn < statusCheckedOn) {
    yield fault('closesOn', `${closesOn} is before ${statusCheckedOn}, when it was open`);
  }
}

/** A year, a month or a day. */
function isDate(text: string): boolean {
  if (/^\d{4}$/.test(text)) return true;
  return isDay(/^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text);
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
