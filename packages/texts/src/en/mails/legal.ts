/** Facts about the company at the bottom of each page and email. Only the server uses them. */
export const legal = {
  nmls: 'NMLS #{number:string}',
  nmlsAccess: 'NMLS Consumer Access',
  licensedIn: 'Licensed in {states:string}',
  licensedEverywhere: 'Licensed in all states',
  licenses: 'State licenses: {list:string}',
  call: 'Call {phone:string}',
  // Only for a language other than English, if the brand file names a number.
  callInLanguage: 'Call us in {language:string}: {phone:string}',
  privacy: 'Privacy at {company:string}',
  terms: 'Terms of use',
  ownLicenses: 'Licenses',
  // Only for a language in which the brand file does not name the team.
  team: 'our team',
} as const;
