/**
 * The browser's storage, which may be full, blocked or hold rubbish: reading then gives nothing,
 * writing tells whether it worked, and neither ever throws.
 */
export const storage = {
  read(key: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },

  /** Whether just this was written last, by whichever tab. */
  holds(key: string, value: unknown): boolean {
    try {
      return localStorage.getItem(key) === JSON.stringify(value);
    } catch {
      return false;
    }
  },

  write(key: string, value: unknown): boolean {
    try {
      localStorage.setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },

  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Blocked storage holds nothing to remove.
    }
  },
};
