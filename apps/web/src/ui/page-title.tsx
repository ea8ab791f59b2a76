import { useSite } from '@/lib/site.ts';

/** The browser tab's title: the page's own title, then the brand's name. */
export function PageTitle({ of }: { of: string }) {
  const { brand } = useSite();
  return <title>{`${of} · ${brand.name}`}</title>;
}
