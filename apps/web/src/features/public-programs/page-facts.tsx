import { StructuredData } from '@/ui/structured-data.tsx';

interface Props {
  /** The description in search results, made from the page's facts. */
  readonly description: string;
  /** Whether search engines may list the page. */
  readonly isListed?: boolean;
  /** Facts for search engines, in the vocabulary of schema.org. */
  readonly structured?: object;
}

/** What a public page of the catalog says about itself to search engines. */
export function PageFacts({ description, isListed = true, structured }: Props) {
  return (
    <>
      <meta name="description" content={description} />
      {isListed ? null : <meta name="robots" content="noindex" />}
      {structured ? <StructuredData facts={structured} /> : null}
    </>
  );
}
