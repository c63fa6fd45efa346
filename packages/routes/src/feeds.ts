/** What has a feed of its own. */
export const SYNDICATION_KINDS = ['site', 'user', 'column', 'label'] as const
export type SyndicationKind = (typeof SYNDICATION_KINDS)[number]

export const SYNDICATION_FORMATS = ['rss', 'atom'] as const
export type SyndicationFormat = (typeof SYNDICATION_FORMATS)[number]

/** The feed of something, beside its page: `/column/1/rss.xml`; the site's needs no id. */
export function syndicationHref(
  kind: SyndicationKind,
  id: string,
  format: SyndicationFormat,
): string {
  return kind === 'site' ? `/${format}.xml` : `/${kind}/${id}/${format}.xml`
}
