/**
 * Reloads the page if a file of its build is gone and the server sends a newer build. A page
 * reloads only once, because the new build's page lists different files. Without a network, nothing
 * happens.
 */
export function leaveOldBuild(): void {
  window.addEventListener('vite:preloadError', () => void reloadIfOld());
}

async function reloadIfOld(): Promise<void> {
  const own = new URL(import.meta.url).pathname;
  const page = await fetch(location.pathname, { cache: 'no-cache' }).catch(() => null);
  if (page?.ok && !(await page.text()).includes(own)) location.reload();
}
