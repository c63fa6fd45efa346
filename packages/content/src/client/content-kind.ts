/** A kind of content that can be liked and collected: the name of its calls in the API client. */
export type ContentKind = 'article' | 'question' | 'resource'
