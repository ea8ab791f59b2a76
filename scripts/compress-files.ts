import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A file this small is sent in one packet anyway, in bytes. */
const SMALLEST = 1024;

/** Writes a `.br` and a `.gz` beside each text file of a folder: packed once, sent often. */
export function compressFiles(folder: string): void {
  for (const file of globSync(`${folder}/**/*.{css,js,json,svg,txt}`)) {
    const content = readFileSync(file);
    if (content.length < SMALLEST) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
