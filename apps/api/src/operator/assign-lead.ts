import type { LeadAssignment } from '@latchkey/contract';
import type { Database } from '../db/database.ts';
import * as officerRepository from '../leads/officers/repository.ts';
import { Failure } from '../process/failure.ts';
import * as operatorRepository from './repository.ts';

interface Wanted {
  readonly leadId: string;
  readonly officerId: string | null;
  readonly dueOn: string | null;
}

/**
 * Returns the officer and due date to set. A former officer may stay assigned if only the due date
 * changes.
 *
 * @throws {Failure} `lead-not-found`, or `invalid-request` if the officer is not an operator
 */
export async function assignmentFor(
  database: Database,
  { leadId, officerId, dueOn }: Wanted,
): Promise<LeadAssignment> {
  if (officerId === null) return { officer: null, dueOn };
  const officer = await officerRepository.find(database, officerId);
  if (officer) return { officer, dueOn };
  const whole = await operatorRepository.find(database, leadId);
  if (!whole) throw new Failure('lead-not-found');
  if (whole.officer?.id !== officerId) throw noOperator();
  const { id, name, nmlsNumber } = whole.officer;
  return { officer: { id, name, nmlsNumber }, dueOn };
}

function noOperator(): Failure {
  const message = 'officerId must be the ID of an operator';
  const fields = [{ field: 'officerId', code: 'unknown-officer', message }];
  return new Failure('invalid-request', { fields });
}
