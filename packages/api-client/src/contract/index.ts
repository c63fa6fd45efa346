export { ADVERT_POSITION, type Advert, advertSchema } from './advert.ts'
export {
  type Answer,
  type AnswerCreate,
  answerCreateSchema,
  answerSchema,
  answerUpdateSchema,
} from './answer.ts'
export {
  ARTICLE_STATUS,
  type Article,
  articleSchema,
  type Heading,
  headingSchema,
} from './article.ts'
export {
  ARTICLE_SUMMARY_LIMIT,
  ARTICLE_TITLE_FORM_LIMIT,
  type ArticleCreate,
  type ArticleUpdate,
  articleCreateSchema,
  articleUpdateSchema,
  MAX_LABELS,
} from './article-input.ts'
export { type Token, tokenSchema } from './auth.ts'
export {
  type Category,
  type CategoryWithLabels,
  categorySchema,
  categoryWithLabelsSchema,
} from './category.ts'
export { type Channel, type ChannelData, defineChannel } from './channel.ts'
export { type CollectItem, collectItemSchema } from './collect.ts'
export {
  COLUMN_NAME_LIMIT,
  COLUMN_SUMMARY_LIMIT,
  type Column,
  type ColumnInput,
  type ColumnRef,
  columnInputSchema,
  columnRefSchema,
  columnSchema,
} from './column.ts'
export {
  COMMENT_LIMIT,
  type Comment,
  type CommentInput,
  type CommentTarget,
  commentInputSchema,
  commentSchema,
  NO_PARENT,
} from './comment.ts'
export {
  advert,
  answer,
  article,
  auth,
  category,
  collect,
  column,
  comment,
  contract,
  conversation,
  dictionary,
  draft,
  file,
  history,
  letter,
  message,
  question,
  resource,
  search,
  user,
} from './contract.ts'
export {
  type ChatEvent,
  type ChatInput,
  type ChatMessage,
  CONVERSATION_TITLE_LIMIT,
  type Conversation,
  chatEventSchema,
  chatInputSchema,
  chatMessageSchema,
  conversationSchema,
} from './conversation.ts'
export { dateSchema } from './date.ts'
export { DICTIONARY_CODE, type DictionaryItem, dictionaryItemSchema } from './dictionary.ts'
export {
  type Draft,
  type DraftInput,
  type DraftKind,
  type DraftSaved,
  draftInputSchema,
  draftSavedSchema,
  draftSchema,
} from './draft.ts'
export {
  type AnswerOf,
  type Contract,
  type DataOf,
  defineEndpoint,
  type Endpoint,
  type InputOf,
  type Method,
  type ParsedInputOf,
  type Path,
  type ResultOf,
  type Schema,
} from './endpoint.ts'
export {
  BUSINESS_FAILURE_CODE,
  type Envelope,
  envelopeSchema,
  SUCCESS_CODE,
  UNKNOWN_FAILURE_CODE,
} from './envelope.ts'
export { isTokenExpired, TOKEN_EXPIRED_CODES, TOKEN_EXPIRED_STATUS } from './expiry.ts'
export {
  IMAGE_LIMIT_BYTES,
  IMAGE_TYPES,
  type StoredFile,
  storedFileSchema,
  type UploadState,
  uploadStateSchema,
} from './file.ts'
export { type HistoryInput, type HistoryItem, historyItemSchema } from './history.ts'
export { idInputSchema, idSchema, isId } from './id.ts'
export { parseJson } from './json.ts'
export { type Label, type LabelDetail, labelDetailSchema, labelSchema } from './label.ts'
export {
  LETTER_LIMIT,
  type Letter,
  type LetterInput,
  type LetterThread,
  letterInputSchema,
  letterSchema,
  letterThreadSchema,
} from './letter.ts'
export { listEndpoints, type NamedEndpoint } from './list-endpoints.ts'
export {
  MESSAGE_TYPE,
  type Message,
  type MessageSettings,
  type MessageStatus,
  messageSchema,
  messageSettingsSchema,
  messageStatusChannel,
  messageStatusSchema,
} from './message.ts'
export {
  DEFAULT_PAGE_SIZE,
  MAX_PAGE,
  MAX_PAGE_SIZE,
  type Page,
  type PageRequest,
  pageOf,
  pageRequestSchema,
} from './page.ts'
export {
  QUESTION_STATUS,
  type Question,
  type QuestionCreate,
  type QuestionUpdate,
  questionCreateSchema,
  questionSchema,
  questionUpdateSchema,
} from './question.ts'
export { type OwnState, ownStateSchema } from './reaction.ts'
export {
  RESOURCE_STATUS,
  type Resource,
  type ResourceInput,
  type ResourceType,
  resourceInputSchema,
  resourceSchema,
  resourceTypeSchema,
} from './resource.ts'
export { SEARCH_TYPE, type SearchHit, searchHitSchema } from './search.ts'
export { type TargetType, targetTypeSchema } from './target.ts'
export {
  type User,
  type UserInfo,
  type UserRecord,
  type UserWithColumns,
  userInfoSchema,
  userRecordSchema,
  userSchema,
  userWithColumnsSchema,
} from './user.ts'
export {
  EMAIL_LIMIT,
  isUsername,
  NICK_NAME_LIMIT,
  PASSWORD_LIMITS,
  type UserUpdate,
  userUpdateSchema,
} from './user-input.ts'
