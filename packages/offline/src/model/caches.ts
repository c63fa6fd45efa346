/** Prefix of our cache names. A cache with this prefix that is not listed below belongs to an earlier version. */
export const CACHE_PREFIX = 'mozhan-'

/** Names of the caches. */
export const CACHES = {
  /** Files of the build, named by a hash of their content. */
  files: 'mozhan-files-1',
  /** Documents of read articles, as an anonymous visitor gets them. */
  articles: 'mozhan-articles-1',
  /** Pictures that these documents show. */
  pictures: 'mozhan-pictures-1',
} as const

/** Limits of the caches. */
export const LIMITS = {
  files: 300,
  articles: 50,
  /** Milliseconds after the last visit until an article is evicted. */
  articleAge: 30 * 24 * 3_600_000,
  pictures: 300,
  /** Bytes of all pictures together, and of one picture. */
  pictureBytes: 60_000_000,
  onePictureBytes: 3_000_000,
  /** The first pictures of one article. */
  picturesPerArticle: 40,
} as const
