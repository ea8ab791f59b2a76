import { bostonArea } from './buyers/boston-area.ts';
import { california } from './buyers/california.ts';
import { carolinas } from './buyers/carolinas.ts';
import { connecticut } from './buyers/connecticut.ts';
import { dakotas } from './buyers/dakotas.ts';
import { dallas } from './buyers/dallas.ts';
import { dcVirginia } from './buyers/dc-virginia.ts';
import { delawareMaryland } from './buyers/delaware-maryland.ts';
import { florida } from './buyers/florida.ts';
import { georgia } from './buyers/georgia.ts';
import { greatLakes } from './buyers/great-lakes.ts';
import { illinois } from './buyers/illinois.ts';
import { losAngeles } from './buyers/los-angeles.ts';
import { maine } from './buyers/maine.ts';
import { massachusetts } from './buyers/massachusetts.ts';
import { minnesotaIowa } from './buyers/minnesota-iowa.ts';
import { mountain } from './buyers/mountain.ts';
import { nevadaHawaii } from './buyers/nevada-hawaii.ts';
import { newHampshire } from './buyers/new-hampshire.ts';
import { newJersey } from './buyers/new-jersey.ts';
import { newYork } from './buyers/new-york.ts';
import { northwest } from './buyers/northwest.ts';
import { pennsylvania } from './buyers/pennsylvania.ts';
import { plains } from './buyers/plains.ts';
import { rhodeIslandVermont } from './buyers/rhode-island-vermont.ts';
import { south } from './buyers/south.ts';
import { southwest } from './buyers/southwest.ts';
import { texas } from './buyers/texas.ts';
import { upperSouth } from './buyers/upper-south.ts';
import type { GoldenBuyer } from './golden-buyer.ts';

/**
 * Fictional buyers and the programs that each one should get. The verdicts were derived by hand: we
 * compared each program's published rules with HUD's FY2026 income limits and the 2026 FHA loan
 * limits.
 */
export const goldenBuyers: readonly GoldenBuyer[] = [
  ...connecticut,
  ...massachusetts,
  ...bostonArea,
  ...newHampshire,
  ...maine,
  ...rhodeIslandVermont,
  ...newYork,
  ...newJersey,
  ...pennsylvania,
  ...delawareMaryland,
  ...dcVirginia,
  ...carolinas,
  ...georgia,
  ...florida,
  ...south,
  ...upperSouth,
  ...greatLakes,
  ...illinois,
  ...minnesotaIowa,
  ...plains,
  ...dakotas,
  ...texas,
  ...dallas,
  ...southwest,
  ...losAngeles,
  ...california,
  ...northwest,
  ...mountain,
  ...nevadaHawaii,
];
