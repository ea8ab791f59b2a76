import type { County, PropertyTax } from '@latchkey/contract';
import { propertyTaxNotes, type TaxAfterSale } from '@latchkey/domain';
import { money, sourceDate } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { localRatesText as text } from '@/lib/texts.ts';

/** Explains what a property tax rate is based on, with its source. */
export function TaxBasis({ tax: { basis, afterSale, publisher, asOf } }: { tax: PropertyTax }) {
  if (basis !== 'after_sale') {
    return (
      <>
        {text[`tax-${basis}`]()} <Publisher publisher={publisher} asOf={asOf} />
      </>
    );
  }
  return afterSale && <Sourced words={afterSaleWords(afterSale)} source={afterSale.source} />;
}

/** Explains what a home insurance rate is based on, with its source. */
export function InsuranceBasis({
  insurance: { basis, publisher, asOf },
}: Pick<County, 'insurance'>) {
  return (
    <>
      {text[`insurance-${basis}`]()} <Publisher publisher={publisher} asOf={asOf} />
    </>
  );
}

/** The publisher of a figure and the figure's date, in parentheses. */
export function Publisher({ publisher, asOf }: { publisher: string; asOf: string }) {
  return (
    <RichText
      text={text.from({ publisher, asOf: sourceDate(asOf) })}
      parts={{ source: (name) => <span lang="en">{name}</span> }}
    />
  );
}

/**
 * Explains how a sale changes the tax bill. Renders nothing if we know of no change.
 *
 * @param price the home's price in dollars. Without a price, omits the new owner's bill
 */
export function TaxNotes({
  state,
  price = 0,
  afterSale,
}: {
  state: string;
  price?: number;
  afterSale: TaxAfterSale | null;
}) {
  const { isResetUnknown, newOwner, isOldBillFirst } = propertyTaxNotes(state, afterSale, price);
  return (
    <>
      {newOwner && price > 0 ? (
        <p>
          <Sourced
            words={text.newOwnersBill({
              bill: money(Math.round(newOwner.bill)),
              date: sourceDate(newOwner.asOf),
            })}
            source={newOwner.source}
          />
        </p>
      ) : null}
      {isOldBillFirst ? <p>{text.oldBillFirst()}</p> : null}
      {isResetUnknown ? <p>{text.resetUnknown({ state })}</p> : null}
    </>
  );
}

function Sourced({ words, source }: { words: string; source: string }) {
  return (
    <>
      {words}{' '}
      <a href={source} rel="noopener" className="inline-target underline">
        {text.taxSource()}
      </a>
    </>
  );
}

function afterSaleWords({ quality, exemption, asOf }: TaxAfterSale): string {
  if (quality === 'minimum') return text['tax-minimum']();
  const words = { date: sourceDate(asOf), exemption: exemption === null ? 'no' : 'yes' };
  return quality === 'state-average'
    ? text['tax-after-sale-estimate'](words)
    : text['tax-after-sale'](words);
}
