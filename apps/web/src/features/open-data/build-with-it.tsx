import { useSite } from '@/lib/site.ts';
import { dataText as text } from '@/lib/texts.ts';

/** Lists what other people can build on besides the files, such as the API. */
export function BuildWithIt() {
  const { config } = useSite();
  return (
    <section className="rounded-card border border-line bg-panel p-5 sm:p-6">
      <h2 className="mb-2 text-xl font-bold">{text.build()}</h2>
      <p>
        <a href={`${config.api}/docs`} className="inline-target font-semibold text-brand underline">
          {text.api()}
        </a>
      </p>
    </section>
  );
}
