import { Percent, type SharedFigures } from '@latchkey/domain';
import { expect, it } from 'vitest';
import { sharedAddress, sharedFiguresAt } from './shared-link.ts';

const figures: SharedFigures = {
  homePrice: 400_000,
  downPayment: 80_000,
  term: 30,
  interestRate: Percent.parse(6.375),
  programId: null,
  withIds: [],
  locationId: 7_870_448_453,
  applyAssistance: true,
  helpPaysClosing: false,
};

function at(address: string): SharedFigures | null {
  const { pathname, search } = new URL(address, 'https://latchkey.example');
  return sharedFiguresAt({ pathname, search });
}

it('restores the figures that a link was built from', () => {
  expect(sharedAddress(figures)).toBe(
    '/quote/calculator?price=400000&down=80000&term=30&rate=6.375&location=7870448453',
  );
  expect(at(sharedAddress(figures))).toEqual(figures);
});

it.each(['/quote/calculator', '/quote/calculator?programId=12', '/quote/programs?price=400000'])(
  'finds no shared figures at %s',
  (address) => {
    expect(at(address)).toBeNull();
  },
);

it('ignores a trailing slash in the URL', () => {
  expect(at('/quote/calculator/?price=400000')).toMatchObject({ homePrice: 400_000 });
});
