export { AskArticleLink } from './AskArticleLink.tsx'
