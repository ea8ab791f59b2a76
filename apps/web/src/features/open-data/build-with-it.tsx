import { useSite } from '@/lib/site.ts';
import { dataText as text } from '@/lib/texts.ts';

/**
 * Links to the documentation of the API. Developers can build on the API as well as on the files.
 */
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
