import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * Writes a `.br` and a `.gz` copy of each text file in a folder, so that the server never has to
 * compress these files.
 */
export function compressFiles(folder: string): void {
  for (const file of globSync(`${folder}/**/*.{css,js,json,svg,txt}`)) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
