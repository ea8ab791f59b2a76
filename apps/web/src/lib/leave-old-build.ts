/**
 * Reloads the page if the server has a newer build and no longer has a file that this page needs. A
 * page reloads only once, because the new build's page lists different files. Does nothing if there
 * is no network connection.
 */
export function leaveOldBuild(): void {
  window.addEventListener('vite:preloadError', () => void reloadIfOld());
}

async function reloadIfOld(): Promise<void> {
  const own = new URL(import.meta.url).pathname;
  const page = await fetch(location.pathname, { cache: 'no-cache' }).catch(() => null);
  if (page?.ok && !(await page.text()).includes(own)) location.reload();
}
