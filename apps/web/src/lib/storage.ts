/** Storage of the browser that never throws, even if it is full, blocked or has invalid data. */
function safeStorage(area: () => Storage) {
  return {
    /** The value, or null on failure. */
    read(key: string): unknown {
      try {
        return JSON.parse(area().getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },

    /** The value as it is stored, or null on failure. */
    text(key: string): string | null {
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },

    /** Whether the value was stored. */
    write(key: string, value: unknown): boolean {
      try {
        area().setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },

    remove(key: string): void {
      try {
        area().removeItem(key);
      } catch {
        // Blocked storage has no entry to remove.
      }
    },
  };
}

/** What every tab of this browser shares, until it is removed. */
export const storage = safeStorage(() => localStorage);

/** What only this tab sees, until it is closed. */
export const tabStorage = safeStorage(() => sessionStorage);

/**
 * Runs when another tab changes the shared storage, for as long as this tab is open. On the server
 * there are no other tabs.
 */
export function onStorageChange(listener: (event: StorageEvent) => void): void {
  globalThis.window?.addEventListener('storage', listener);
}
