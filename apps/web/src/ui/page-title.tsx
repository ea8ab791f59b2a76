import { useSite } from '@/lib/site.ts';

/** Sets the title of the browser tab: the page's own title and the brand's name. */
export function PageTitle({ of }: { of: string }) {
  const { brand } = useSite();
  return <title>{`${of} · ${brand.name}`}</title>;
}
