import type { AdvertBox } from './advert-box.ts'
import type { ArticleDetail } from './article-detail.ts'

/** A story that the editors recommend above the list. */
export interface LeadStory {
  advert: AdvertBox
  /** The article that the advert leads to; absent for other targets. */
  article?: ArticleDetail
  /** One sentence of the article. */
  sentence?: string
}

/** Maximum length of the sentence, in characters as a reader counts them. */
const MAX_SENTENCE = 60
const MAX_READ = 400

/** Id of the article that an advert leads to. */
export function articleIdOf({ href }: AdvertBox): string | undefined {
  return href?.match(/^\/article\/(\d{1,19})\/?$/)?.[1]
}

/** The first sentence of a text; cut if it is too long. */
export function firstSentence(text: string): string {
  const start = text.slice(0, MAX_READ).trim()
  const sentence = start.match(/^.*?[。！？!?](?=[^。！？!?”’）)]|$)[”’）)]*/su)?.[0] ?? start
  const characters = Array.from(new Intl.Segmenter('zh').segment(sentence), (part) => part.segment)
  if (characters.length <= MAX_SENTENCE) return sentence
  return `${characters.slice(0, MAX_SENTENCE - 1).join('')}…`
}

/** Builds a story from an advert and the article that it leads to. */
export function toLeadStory(advert: AdvertBox, article?: ArticleDetail): LeadStory {
  if (!article) return { advert }
  return { advert, article, sentence: firstSentence(article.summary) }
}
