export const operatorNavigation = {
  teamPages: 'Team pages',
  inbox: 'Requests',
  overview: 'Overview',
  catalog: 'Catalog',
} as const;
