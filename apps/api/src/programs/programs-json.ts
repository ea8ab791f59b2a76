import type { ServerResponse } from 'node:http';
import type { AnswerOf, generatePrograms } from '@latchkey/contract';
import type {
  AlmostProgram,
  MatchedProgram,
  ProgramSpecifics,
  RuleFinding,
} from '@latchkey/domain';
import { joined } from '../http/joined.ts';

type Program = MatchedProgram | AlmostProgram;

/** By a choice, a state or a county, the JSON that has been made of it. */
type Kept = Map<string | null, string>;

/** What of a program's JSON is given again and again. */
interface Written {
  /** What is the same for every quote, and most of it is; without its closing brace. */
  readonly lasting: Buffer;
  /** By rule, what it finds of each choice that there is: five credit bands, a few home types. */
  readonly findings: Map<string, Kept>;
}

/** By the program's texts, an object of its own that lives as long as the catalog it is from. */
const written = new WeakMap<ProgramSpecifics, Written>();

/** What of one answer is the same for many of its programs. */
interface Shared {
  /** By reason, what was found of the home's place by programs of a state. */
  readonly places: Map<string, Kept>;
  /** By rule and reason, the start of what is said of the buyer's own sum. */
  readonly sums: Map<string, Kept>;
  readonly counties: Kept;
}

/** What `JSON.stringify` gives but for the order of keys, in a quarter of the time. */
export function programsJson(
  { data }: AnswerOf<typeof generatePrograms>,
  response: ServerResponse,
): Buffer {
  const shared: Shared = { places: new Map(), sums: new Map(), counties: new Map() };
  const pieces: (string | Buffer)[] = [];
  // What stands between two programs is one text: writing a piece costs as much as its making.
  let text = '{"data":{"programs":[';
  const add = (program: Program, index: number) => {
    const { lasting, findings } = writtenOf(program);
    pieces.push(index > 0 ? `${text},` : text, lasting);
    text = ofQuote(program, findings, shared);
  };
  data.programs.forEach(add);
  text += '],"almostThere":[';
  data.almostThere.forEach(add);
  pieces.push(`${text}]}}`);
  return joined(pieces, response);
}

/** What differs from quote to quote, with the closing brace of the program. */
function ofQuote(program: Program, findings: Written['findings'], shared: Shared): string {
  let json = program.hasCheck ? ',"hasCheck":true,"maxAmount":' : ',"hasCheck":false,"maxAmount":';
  json += program.maxAmount;
  let before = ',"rules":[';
  for (const finding of program.rules) {
    json += before + findingJson(finding, findings, shared);
    before = ',';
  }
  if (program.verdict === 'match') return `${json}],"verdict":"match"}`;
  return `${json}],"verdict":"almost","change":${findingJson(program.change, findings, shared)}}`;
}

/**
 * A rule that asks for a choice finds the same of the same one, and its JSON is kept; of sums there
 * are too many, and theirs is spelled out here, where most of the time would go.
 */
function findingJson(
  finding: RuleFinding,
  findings: Written['findings'],
  { places, sums, counties }: Shared,
): string {
  switch (finding.rule) {
    case 'excluded-states':
    case 'credit-score':
    case 'home-type':
    case 'home-plan':
      return kept(keptOf(findings, finding.rule), finding.actual, finding);
    case 'first-time-buyer':
    case 'veteran':
    case 'other-conditions':
      return kept(keptOf(findings, finding.rule), finding.reason, finding);
    case 'service-area': {
      const { state, counties: listed, cities } = finding.required;
      const isNamed = listed.length + cities.length > 0;
      return isNamed
        ? JSON.stringify(finding)
        : kept(keptOf(places, finding.reason), state, finding);
    }
    case 'income':
    case 'min-income': {
      const { percentAmi, householdSize, county } = finding;
      const start = sumStart(finding, sums) + finding.required;
      return `${start},"percentAmi":${percentAmi},"householdSize":${householdSize},"county":${kept(counties, county, county)}}`;
    }
    case 'price':
      return `${sumStart(finding, sums) + finding.required},"fhaLimit":${finding.fhaLimit}}`;
    case 'own-contribution':
      return `${sumStart(finding, sums) + finding.required}}`;
    default:
      return JSON.stringify(finding);
  }
}

type SumFinding = Extract<RuleFinding, { actual: number }>;

/** A finding's JSON up to the sum that is needed: one buyer has one sum, and a reason one verdict. */
function sumStart({ rule, verdict, reason, actual }: SumFinding, sums: Map<string, Kept>): string {
  const json = kept(keptOf(sums, rule), reason, { rule, verdict, reason, actual });
  return `${json.slice(0, -1)},"required":`;
}

function keptOf(all: Map<string, Kept>, name: string): Kept {
  const known = all.get(name);
  if (known) return known;
  const made: Kept = new Map();
  all.set(name, made);
  return made;
}

/** @returns the JSON of a value that is the same whenever the key is */
function kept(known: Kept, key: string | null, value: unknown): string {
  const before = known.get(key);
  if (before !== undefined) return before;
  const json = JSON.stringify(value);
  known.set(key, json);
  return json;
}

function writtenOf(program: Program): Written {
  const known = written.get(program.specifics);
  if (known) return known;
  const found = { maxAmount: undefined, hasCheck: undefined, rules: undefined };
  const decided = { verdict: undefined, change: undefined };
  const json = JSON.stringify({ ...program, ...found, ...decided });
  const made = { lasting: Buffer.from(json.slice(0, -1)), findings: new Map() };
  written.set(program.specifics, made);
  return made;
}
