/** Emails to the team that answers requests. */
export const team = {
  openInbox: 'Open in the inbox',

  newSubject: 'New request: {name}, {city}, {state}',
  flaggedSubject: 'Check first: new request: {name}, {city}, {state}',
  requested: 'A buyer requested pre-approval',
  requestedPreview: 'A buyer requested pre-approval.',
  reference: 'Reference',
  language: 'Language',
  prefers: 'Prefers {language}',
  source: 'Source',
  reply:
    'Replying to this email reaches the buyer. Call or text only if the buyer allowed it: see below.',
  flagged:
    'We did not email the buyer. If the request is genuine, send the confirmation from the inbox.',
  'filled-trap':
    'This request may be from a bot: the sender filled in a field that people cannot see.',
  'too-fast': 'This request may be from a bot: it was sent within two seconds of opening the form.',
  'too-many':
    'This request may not be from the buyer: we received many requests from the same network or with the same email address.',

  bundleSubject: 'Check first: {count, number} requests came from a busy network',
  bundleTitle: '{count, number} buyers requested pre-approval',
  bundlePreview: 'Many requests came from one network.',
  bundleWords:
    'Many requests came from one network within an hour. They could come from a branch, a homebuyer fair or an office. They could also be fake.',
  bundleFlagged:
    'We did not email these buyers. Open a request in the inbox to read the answers and, if it is genuine, to send the confirmation.',
  bundleContact: 'Call or text a buyer only if that buyer allowed it: see below.',
  buyer: '{name}, {city}, {state}',
  bundleMore: 'More requests in the inbox',

  withdrawnSubject: 'Withdrawn: request from {name}',
  withdrawnPreview: 'Do not contact this buyer about the request again.',
  withdrawn: 'A buyer withdrew a request',
  withdrawnWords:
    '{name} withdrew the request for pre-approval and all permission to call or text. Do not contact {name} about the request again.',

  alertPreview: 'Open the request in the inbox to send it again.',
  'lead.submitted': 'A request could not be delivered',
  'lead.submitted-after':
    'The request itself is safe. You can read the request in the inbox and send it again from there.',
  'lead.withdrawn': 'A withdrawal could not be delivered',
  'lead.withdrawn-after':
    'The recipient may still contact the buyer. Tell the recipient about the withdrawal, or send it again from the inbox.',
  'lead.status-changed': 'A status change could not be delivered',
  'lead.status-changed-after':
    'The recipient still has the old status. You can send the new status again from the inbox.',
  'lead.assigned': 'A change of loan officer could not be delivered',
  'lead.assigned-after':
    'The recipient still has the old loan officer. You can send the new loan officer again from the inbox.',
  'team-mail': 'The email to the team',
  'buyer-mail': 'The confirmation email to the buyer',
  webhook: 'A webhook',
  failed:
    '{what} failed {attempts, plural, one {# time} other {# times}}. We will not try again. {after}',
  lastProblem: 'Last problem',
  unknown: 'Unknown',
} as const;

/** Emails to the team about people whose data was erased. They contain no personal data. */
export const erasure = {
  subject: 'Erased: {count, plural, one {a request} other {# requests}}',
  preview: 'Delete your own copies of these requests.',
  title: '{count, plural, one {A request was erased} other {# requests were erased}}',
  words:
    'A buyer’s data was erased. Do not contact this buyer again, and delete your own copies, such as emails about these requests.',
  lost: 'An erasure could not be delivered',
  lostPreview: 'A recipient may still have data that was erased here.',
  lostWords:
    '{what} failed {attempts, plural, one {# time} other {# times}}. We will not try again. The recipient may still have the buyer’s data. Tell the recipient to delete it.',
} as const;

/** Morning emails that remind the team of its requests. */
export const digest = {
  preview: 'Requests that are waiting for you in the inbox.',
  officerSubject:
    'Your requests today: {overdue, number} overdue, {dueToday, number} due today, {fresh, number} new',
  officerWords:
    'These requests are assigned to you. “New” means that you have not contacted the buyer yet.',
  overdue: 'Overdue ({count, number})',
  dueToday: 'Due today ({count, number})',
  new: 'New ({count, number})',
  more: '{count, number} more in the inbox',
  teamSubject: 'Team requests today: {unassigned, number} unassigned, {overdue, number} overdue',
  teamWords:
    'No one is working on unassigned requests. Flagged and closed requests are not counted.',
  unassigned: 'Unassigned',
  overdueTotal: 'Overdue',
} as const;
