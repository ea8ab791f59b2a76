import { fileURLToPath } from 'node:url';

/** Folder with the migrations that drizzle-kit generated. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
