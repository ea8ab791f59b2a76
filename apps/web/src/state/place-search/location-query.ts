import { showLocation } from '@latchkey/contract';
import type { Location } from '@latchkey/domain';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { ApiProblem, call } from '@/lib/api/call.ts';

/** Queries the location with this ID. The result is null if the ID is null or unknown. */
export function locationQuery(id: Location['id'] | null) {
  return queryOptions({
    queryKey: ['location', id],
    queryFn: id === null ? skipToken : ({ signal }) => location(id, signal),
  });
}

async function location(id: Location['id'], signal: AbortSignal): Promise<Location | null> {
  try {
    const params = { id: String(id) };
    return (await call(showLocation, { params }, { signal })).data.location;
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'unknown-location') return null;
    throw error;
  }
}
