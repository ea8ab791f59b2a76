const shortForms = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
]);

/** Whether two names are the same city's: "St. Paul" is "Saint Paul", case does not matter. */
export function isSameCity(one: string, other: string): boolean {
  return one === other || plainName(one) === plainName(other);
}

function plainName(city: string): string {
  return city
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'’]/g, '')
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '')
    .map((word) => shortForms.get(word) ?? word)
    .join(' ');
}
