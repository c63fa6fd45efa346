/** What readers like and collect, by the name of its calls in the API client. */
export type ContentKind = 'article' | 'question' | 'resource'
