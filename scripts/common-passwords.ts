import { writeFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { tableOf } from '../apps/api/src/auth/passwords/common-passwords.ts';

/**
 * Regenerates the table of common passwords from the list in @zxcvbn-ts/language-common. The list
 * has 49,233 passwords, sorted by how often they occur in known leaks (MIT license, Dan Wheeler and
 * Dropbox, Inc.).
 */
const file = new URL('../apps/api/src/auth/passwords/common-passwords.bin', import.meta.url);
const table = tableOf(dictionary['passwords-common']);
writeFileSync(file, table);
console.log(`Wrote ${table.length} bytes`);
