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
      {structured ? (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every "<" is escaped.
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(structured).replaceAll('<', '\\u003c'),
          }}
        />
      ) : null}
    </>
  );
}
