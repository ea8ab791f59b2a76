import { type CheckedProgram, fault, type ProgramFault } from './program-fault.ts';

/** Finds opening and closing dates that contradict each other. */
export function* dateFaults({
  status,
  statusCheckedOn,
  opensOn,
  closesOn,
}: CheckedProgram): Generator<ProgramFault> {
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

/**
 * Finds check dates in the future.
 *
 * @param today as an ISO date
 */
export function* futureDates(
  { checkedOn, statusCheckedOn, sources, disputes }: CheckedProgram,
  today: string,
): Generator<ProgramFault> {
  for (const [field, day] of Object.entries({ checkedOn, statusCheckedOn })) {
    if (day !== null && day > today) yield fault(field, `${day} is in the future`);
  }
  for (const { asOf, quotes = [] } of sources) {
    if (asOf !== null && asOf > today) yield fault('sources.asOf', `${asOf} is in the future`);
    for (const { day } of quotes) {
      if (day > today) yield fault('sources.quotes', `${day} is in the future`);
    }
  }
  for (const { day } of disputes) {
    if (day > today) yield fault('disputes', `${day} is in the future`);
  }
}

/**
 * Finds a status or a source that is newer than the program's own check date. Such dates are normal
 * after an operator edits a single fact. Therefore, only the build of the shipped catalog rejects
 * them.
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
