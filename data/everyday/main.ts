import { defaultCounts } from './default-counts.ts';
import { everydayMatches } from './everyday-matches.ts';

// Prints how the ranking and the default treat 2,000 everyday buyers:
// node data/everyday/main.ts [buyers]
const buyers = Number(process.argv[2] ?? 2_000);
console.table(defaultCounts(everydayMatches(buyers)));
