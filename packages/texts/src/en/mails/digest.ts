/** Morning emails to the team about its requests. */
export const digest = {
  preview: 'What waits for you in the inbox.',
  officerSubject:
    'Your requests today: {overdue:number} overdue, {dueToday:number} due today, {fresh:number} new',
  officerWords:
    'These requests are assigned to you. You have not contacted the buyers of new ones.',
  overdue: 'Overdue ({count:number})',
  dueToday: 'Due today ({count:number})',
  new: 'New ({count:number})',
  more: '{count:number} more in the inbox',
  teamSubject: 'Team requests today: {unassigned:number} unassigned, {overdue:number} overdue',
  teamWords: 'No officer works on unassigned requests. Flagged and closed ones do not count.',
  unassigned: 'Unassigned',
  overdueTotal: 'Overdue',
} as const;
