interface Rewrite {
  source: string
  destination: string
}

/** Feeds stand beside the pages they belong to; one route makes them all. */
export function syndicationRewrites(): Rewrite[] {
  const format = ':format(rss|atom).xml'
  return [
    { source: `/${format}`, destination: '/syndication/site/0/:format' },
    {
      source: `/:kind(user|column|label)/:id([1-9]\\d*)/${format}`,
      destination: '/syndication/:kind/:id/:format',
    },
  ]
}
