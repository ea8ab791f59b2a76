import { pages } from '@latchkey/contract';
import type { Plugin, Rolldown } from 'vite';

/**
 * Matches an import of a text file that the browser loads. Captures the file's language and area.
 */
export const textFile = /\/texts\/src\/([^/]+)\/([^/]+)\.ts\?/;

/** The text areas of the `programs` and `calculator` pages, which show the answer to the buyer. */
const answerAreas = new Set<string>([...pages.programs.texts, ...pages.calculator.texts]);

/**
 * Configures how the build bundles the browser's code. One file contains the code that every page
 * needs, and another the code that several pages share. A third contains the short UI text of the
 * answer in one language. In addition, each page has its own file. A dozen small files would load
 * more slowly and compress worse: over HTTP/1.1, each of them delays the larger files.
 */
export const output: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'start', tags: ['$initial'], priority: 1 },
      {
        name: 'shared',
        test: /\/src\/(ui|lib|state)\/|\/packages\/domain\/|\/lucide-react\//,
        minShareCount: 3,
      },
      {
        debugName: 'answer texts',
        name: (file) => `answer-${textFile.exec(file)?.[1]}`,
        test: (file) => answerAreas.has(textFile.exec(file)?.[2] ?? ''),
        maxModuleSize: 10_000,
      },
    ],
  },
};

/**
 * Rejects a build in which chunks import each other in a cycle. One of these chunks would run
 * before a chunk that it imports, so the pages that use it would stay blank.
 */
export function refuseCircles(): Plugin {
  return {
    name: 'refuse-circles',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const circle = circleIn(
        Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])),
      );
      if (circle) this.error(`Chunks import each other: ${circle.join(' → ')}`);
    },
  };
}

/**
 * Finds the first cycle of files that import each other. The list starts and ends with the same
 * file.
 *
 * @param imports the files that each file imports
 * @returns the files in the cycle. Undefined if there is no cycle
 */
export function circleIn(
  imports: Readonly<Record<string, readonly string[]>>,
): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const imported of imports[file] ?? []) {
      const circle = visit(imported, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of Object.keys(imports)) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}
