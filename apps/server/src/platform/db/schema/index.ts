export {
  collects,
  dictionaryItems,
  histories,
  likes,
  userStats,
  users,
} from './account.ts'
export { archiveKeys } from './archive.ts'
export type { TocEntry } from './article.ts'
export {
  adverts,
  articleColumns,
  articleLabels,
  articles,
  channels,
  columns,
  comments,
  labels,
} from './article.ts'
export { conversations, turns } from './conversation.ts'
export { feed, feedCounts, invalidationOutbox, workerSequence } from './feed.ts'
export type { NoticeSettings } from './message.ts'
export { messageActors, messageStates, messages } from './message.ts'
export { answers, questionLabels, questions, resourceLabels, resources } from './question.ts'
export { searchDocuments, searchQueries, searchWords } from './search.ts'
export { logins, refreshTokens } from './session.ts'
export type { ArchiveEntry } from './upload.ts'
export { downloads, resourceFiles, uploads } from './upload.ts'
export type { Rendition } from './writing.ts'
export { drafts, files } from './writing.ts'
