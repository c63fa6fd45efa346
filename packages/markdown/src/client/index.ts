export { enhanceMarkdown } from './enhance-markdown.ts'
