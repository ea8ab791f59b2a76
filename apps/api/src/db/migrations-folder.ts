import { fileURLToPath } from 'node:url';

/** The steps that bring a database's tables up to date, as drizzle-kit wrote them. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
