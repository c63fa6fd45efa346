export { copy as gptCopy } from './copy.ts'
export { askArticleHref, GPT_HREF, talkHref } from './routes.ts'
