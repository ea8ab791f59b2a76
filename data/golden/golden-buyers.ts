import { readdirSync, readFileSync } from 'node:fs';
import { prettifyError, ZodError } from 'zod';
import { BuyerFile, type GoldenBuyer } from './golden-buyer.ts';

const folder = new URL('buyers/', import.meta.url);

/**
 * Fictional buyers and the programs that each buyer should get. The verdicts were derived by hand.
 * We compared each program's published rules with HUD's FY2026 income limits and the 2026 FHA loan
 * limits.
 */
export const goldenBuyers: readonly GoldenBuyer[] = readdirSync(folder)
  .toSorted()
  .flatMap(buyersIn);

function buyersIn(file: string): GoldenBuyer[] {
  try {
    return BuyerFile.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))).buyers;
  } catch (cause) {
    const fault = cause instanceof ZodError ? prettifyError(cause) : String(cause);
    throw new Error(`data/golden/buyers/${file}: ${fault}`, { cause });
  }
}
