export const operatorNavigation = {
  teamPages: 'Team pages',
  inbox: 'Requests',
  overview: 'Overview',
} as const;
