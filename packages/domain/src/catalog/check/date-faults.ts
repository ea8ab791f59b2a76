import { type CheckedProgram, fault, type ProgramFault } from './program-fault.ts';

/** Dates of a round that contradict each other. */
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
