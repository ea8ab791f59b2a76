import { emptyDraft, Percent, type SharedFigures } from '@latchkey/domain';
import { austin, sampleProduct } from '@latchkey/domain/samples';
import { expect, it } from 'vitest';
import { sharedChanges } from './shared-changes.ts';

const figures: SharedFigures = {
  homePrice: 400_000,
  downPayment: 80_000,
  term: 15,
  interestRate: Percent.parse(6.125),
  programId: null,
  withIds: [],
  locationId: austin.id,
  applyAssistance: true,
  helpPaysClosing: false,
};
const draft = { ...emptyDraft(), homePrice: 400_000, downPayment: 50_000, homeLocation: austin };

it('lists what the link would change, with the old and the new value', () => {
  expect(sharedChanges(draft, figures, austin, sampleProduct)).toEqual([
    { label: 'Down Payment', own: '$50,000', shared: '$80,000' },
    { label: 'Term', own: '30 Years', shared: '15 Years' },
    { label: 'Interest Rate', own: '6.375%', shared: '6.125%' },
  ]);
});

it('shows which questions have no answer yet', () => {
  const [price, , , , location] = sharedChanges(emptyDraft(), figures, austin, sampleProduct);
  expect(price).toEqual({ label: 'Home Price', own: 'Not answered', shared: '$400,000' });
  expect(location).toEqual({
    label: 'Location',
    own: 'Not answered',
    shared: 'Austin, TX 78704, Travis County',
  });
});

it('omits figures that are not in the link, and omits a location if only its rates differ', () => {
  const newer = { ...austin, property_tax: 0.02 };
  const some = { ...figures, downPayment: null, term: null, interestRate: null };
  expect(sharedChanges(draft, some, newer, sampleProduct)).toEqual([]);
});

it('lists the assistance if only the link or only the quote includes it', () => {
  const off = { ...draft, calculator: { ...draft.calculator, applyAssistance: false } };
  const same = { ...figures, downPayment: null, term: null, interestRate: null };
  const label = 'Down payment help';
  expect(sharedChanges(off, same, null, sampleProduct)).toEqual([
    { label, own: 'Not included', shared: 'Included' },
  ]);
  expect(sharedChanges(draft, { ...same, applyAssistance: false }, null, sampleProduct)).toEqual([
    { label, own: 'Included', shared: 'Not included' },
  ]);
  expect(sharedChanges(off, { ...same, applyAssistance: false }, null, sampleProduct)).toEqual([]);
});
