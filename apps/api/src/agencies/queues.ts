import type { Queue } from '../db/job-queue.ts';
import { retryForThreeDays } from '../db/retry-for-three-days.ts';

/** The dead letter queue for emails to agencies. */
export const lostAgencyMails: Queue = {
  name: 'lost-agency-mails',
  atOnce: 2,
  ...retryForThreeDays,
};

/** The queue for emails to agencies. A job contains only the ID of a row in `agency_mails`. */
export const agencyMailJobs: Queue = {
  name: 'agency-mails',
  atOnce: 4,
  ...retryForThreeDays,
  deadLetter: lostAgencyMails.name,
};

/** The queue of jobs that write the monthly emails that are due. */
export const monthlyQuestions: Queue = {
  name: 'monthly-questions',
  atOnce: 1,
  retries: 5,
  firstDelay: 60,
  longestDelay: 3_600,
};
