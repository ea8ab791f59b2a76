import { fileURLToPath } from 'node:url';

/** Folder of the migrations that drizzle-kit generated. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
