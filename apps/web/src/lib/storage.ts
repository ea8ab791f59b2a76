/**
 * Creates a wrapper for browser storage. The wrapper never throws, even if the storage is full or
 * blocked, or contains invalid data.
 */
function safeStorage(area: () => Storage) {
  return {
    /** Returns the stored value, or null if reading fails. */
    read(key: string): unknown {
      try {
        return JSON.parse(area().getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },

    /** Returns the stored string, or null if reading fails. */
    text(key: string): string | null {
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },

    /** Stores a value. Returns whether the write succeeded. */
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
        // If storage is blocked, there is no entry to remove.
      }
    },
  };
}

/** Storage that all tabs of this browser share. */
export const storage = safeStorage(() => localStorage);

/** Storage that only this tab sees. The browser clears it when the tab closes. */
export const tabStorage = safeStorage(() => sessionStorage);

/**
 * Calls the listener whenever another tab changes the shared storage. Does nothing on the server,
 * where there are no tabs.
 */
export function onStorageChange(listener: (event: StorageEvent) => void): void {
  globalThis.window?.addEventListener('storage', listener);
}
