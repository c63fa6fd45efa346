/** Names of our caches begin so. What begins so and is not listed below is of an earlier version. */
export const CACHE_PREFIX = 'mozhan-'

/** What is kept on a reader's device, each in a cache of its own. */
export const CACHES = {
  /** Files of the build, named by a hash of their content. */
  files: 'mozhan-files-1',
  /** Documents of articles that were read, as everybody gets them. */
  articles: 'mozhan-articles-1',
  /** Pictures that these documents show. */
  pictures: 'mozhan-pictures-1',
} as const

/** Bounds of what is kept. */
export const LIMITS = {
  files: 300,
  articles: 50,
  /** Milliseconds after which an article that was not read again is let go. */
  articleAge: 30 * 24 * 3_600_000,
  pictures: 300,
  /** Bytes of all pictures together, and of one. */
  pictureBytes: 60_000_000,
  onePictureBytes: 3_000_000,
  /** Pictures of one article, from its beginning. */
  picturesPerArticle: 40,
} as const
