import { StructuredData } from '@/ui/structured-data.tsx';

interface Props {
  /** The description in search results, based on the page's facts. */
  readonly description: string;
  /** Whether search engines may list the page. */
  readonly isListed?: boolean;
  /** Structured data for search engines, in the schema.org vocabulary. */
  readonly structured?: object;
}

/** Describes a public page of the catalog to search engines. */
export function PageFacts({ description, isListed = true, structured }: Props) {
  return (
    <>
      <meta name="description" content={description} />
      {isListed ? null : <meta name="robots" content="noindex" />}
      {structured ? <StructuredData facts={structured} /> : null}
    </>
  );
}
