import type { Plugin, Rolldown } from 'vite';

/**
 * How the browser's files are bundled: what every page needs in one file, what many pages share in
 * another, and each page in its own. A dozen small files load more slowly and compress worse.
 */
export const output: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'start', tags: ['$initial'], priority: 1 },
      { name: 'shared', test: /\/src\/(ui|lib|state)\/|\/lucide-react\//, minShareCount: 4 },
    ],
  },
};

/**
 * Refuses a build whose chunks import each other in a circle. One of them would run before what it
 * imports, and its pages would stay blank.
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
 * The first circle in which files import each other. It ends with the file that it starts with.
 *
 * @param imports the files that each file imports
 * @returns undefined without a circle
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
