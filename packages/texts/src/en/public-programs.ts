/** The catalog's public pages, which anyone can read without answering a question. */
export const publicPrograms = {
  allTitle: 'Down payment help in every state',
  allLead: '{count, number} programs, each with its rules, its source and the day we checked it.',
  stateTitle: 'Down payment help in {state}',
  stateDescription:
    '{own, number} down payment programs in {state} and {national, number} nationwide: who may get them, what is owed later, and whether money is available.',
  countyTitle: 'Down payment help in {county}, {state}',
  countyDescription:
    '{count, number} down payment programs for a home in {county}, {state}, with income limits, loan limits and taxes.',

  local: 'Counties and cities',
  statewide: 'All of {state}',
  national: 'Nationwide',
  programs: 'Programs',
  toStart: 'Which fit me?',
  fitsMe: 'Does it fit me?',

  missingProgram: 'We do not list this program',
  retiredProgram: 'This program is no longer on our list',
  retiredOn: 'We took this program off our list on {day}.',
  missingCounty: 'We do not know this county',
  missingState: 'We do not know this state',
  missingLead: 'These programs may help you instead.',
  missingStates: 'Choose your state instead.',
} as const;
