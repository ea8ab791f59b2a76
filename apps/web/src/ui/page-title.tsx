import { useSite } from '@/lib/site.ts';

/** The title of the browser's tab: the page's own, then the brand's name. */
export function PageTitle({ of }: { of: string }) {
  const { brand } = useSite();
  return <title>{`${of} · ${brand.name}`}</title>;
}
