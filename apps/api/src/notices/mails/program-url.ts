/** Returns the URL of a program's page. */
export function programUrl(siteUrl: string, programId: number): string {
  return `${siteUrl}/quote/programs/${programId}`;
}
