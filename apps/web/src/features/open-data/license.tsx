import { RichText } from '@/lib/rich-text.tsx';
import { useSite } from '@/lib/site.ts';
import { dataText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import type { OpenData } from './open-data.ts';

/** Explains what anyone may do with the files. */
export function License({ license }: Pick<OpenData, 'license'>) {
  const { brand } = useSite();
  return (
    <Card>
      <h2 className="mb-2 max-w-(--column) text-xl font-bold">{text.license()}</h2>
      <p className="max-w-(--column)">
        <RichText
          text={text.terms({ license: license.name, brand: brand.name })}
          parts={{
            a: (words) => (
              <a href={license.url} rel="license" className="inline-target text-brand underline">
                {words}
              </a>
            ),
          }}
        />
      </p>
      <p className="mt-2 max-w-(--column) text-sm text-ink-soft">{text.language()}</p>
    </Card>
  );
}
