/** Kinds of feeds. */
export const SYNDICATION_KINDS = ['site', 'user', 'column', 'label'] as const
export type SyndicationKind = (typeof SYNDICATION_KINDS)[number]

export const SYNDICATION_FORMATS = ['rss', 'atom'] as const
export type SyndicationFormat = (typeof SYNDICATION_FORMATS)[number]

/** The address of a feed, such as `/column/1/rss.xml`. The id is ignored for the feed of the site. */
export function syndicationHref(
  kind: SyndicationKind,
  id: string,
  format: SyndicationFormat,
): string {
  return kind === 'site' ? `/${format}.xml` : `/${kind}/${id}/${format}.xml`
}
