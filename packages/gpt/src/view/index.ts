export { AskArticleLink, type AskArticleLinkProps } from './AskArticleLink.tsx'
export { StartView, type StartViewProps } from './StartView.tsx'
