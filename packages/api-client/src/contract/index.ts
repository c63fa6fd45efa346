/**
 * The definitions of all calls of the API: endpoints, schemas, types, codes and limits. Depends on zod only. Each call is documented
 * in `docs/api.md` of the repository.
 * @module contract
 */

export { type Advert, advertSchema } from './advert.ts'
export {
  type Answer,
  type AnswerCreate,
  type AnswerListQuery,
  answerCreateSchema,
  answerSchema,
  answerUpdateSchema,
  answerVersionSchema,
} from './answer.ts'
export { type Article, articleSchema, type Heading, headingSchema } from './article.ts'
export {
  type ArticleCreate,
  type ArticleUpdate,
  articleCreateSchema,
  articleUpdateSchema,
} from './article-input.ts'
export { type Token, tokenSchema } from './auth.ts'
export {
  type Channel,
  type ChannelWithLabels,
  channelSchema,
  channelWithLabelsSchema,
} from './channel.ts'
export {
  ADVERT_POSITION,
  ARTICLE_STATUS,
  CONFLICT_CODE,
  DICTIONARY_CODE,
  MESSAGE_TYPE,
  NO_PARENT,
  QUESTION_STATUS,
  RESOURCE_STATUS,
  SEARCH_TYPE,
} from './codes.ts'
export { type CollectItem, collectItemSchema } from './collect.ts'
export {
  type Column,
  type ColumnInput,
  type ColumnRef,
  columnInputSchema,
  columnRefSchema,
  columnSchema,
} from './column.ts'
export {
  type Comment,
  type CommentInput,
  type CommentListQuery,
  type CommentTarget,
  commentInputSchema,
  commentSchema,
} from './comment.ts'
export { isEmail, isMobile } from './contact.ts'
export {
  advert,
  answer,
  article,
  auth,
  channel,
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
  sitemap,
  user,
} from './contract.ts'
export {
  type AnswerStatus,
  type Assistant,
  assistantSchema,
  type ChatEvent,
  type ChatInput,
  type ChatMessage,
  type Conversation,
  chatEventSchema,
  chatInputSchema,
  chatMessageSchema,
  conversationSchema,
} from './conversation.ts'
export { countCharacters } from './count-characters.ts'
export { dateSchema } from './date.ts'
export { groupByDay, toDay } from './day.ts'
export { type DictionaryItem, dictionaryItemSchema } from './dictionary.ts'
export { removeDirectionControls } from './direction-controls.ts'
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
  type Letter,
  type LetterInput,
  type LetterThread,
  letterInputSchema,
  letterSchema,
  letterThreadSchema,
} from './letter.ts'
export {
  DEFAULT_PAGE_SIZE,
  LONG_BODY_BYTES,
  MAX_ARTICLE_SUMMARY_LENGTH,
  MAX_ARTICLE_TITLE_LENGTH,
  MAX_BODY_BYTES,
  MAX_COLUMN_NAME_LENGTH,
  MAX_COLUMN_SUMMARY_LENGTH,
  MAX_COLUMNS,
  MAX_COMMENT_LENGTH,
  MAX_CONVERSATION_TITLE_LENGTH,
  MAX_CONVERSATION_TURNS,
  MAX_EMAIL_LENGTH,
  MAX_IMAGE_BYTES,
  MAX_LABELS,
  MAX_LETTER_LENGTH,
  MAX_NICK_NAME_LENGTH,
  MAX_PAGE,
  MAX_PAGE_SIZE,
  MAX_RESOURCE_BYTES,
  MAX_SEARCH_KEY_LENGTH,
  MAX_SIGNATURE_LENGTH,
  PASSWORD_LENGTH,
} from './limits.ts'
export { listEndpoints, type NamedEndpoint } from './list-endpoints.ts'
export {
  type Message,
  type MessagePart,
  type MessageSettings,
  type MessageStatus,
  messagePartSchema,
  messageSchema,
  messageSettingsSchema,
  messageStatusSchema,
  messageStatusTopic,
} from './message.ts'
export { type Page, type PageRequest, pageOf, pageRequestSchema } from './page.ts'
export {
  type Question,
  type QuestionCreate,
  type QuestionUpdate,
  questionCreateSchema,
  questionSchema,
  questionUpdateSchema,
} from './question.ts'
export { RATE_LIMITS, type RateLimit, type RateLimitName } from './rate-limits.ts'
export { type OwnState, ownStateSchema } from './reaction.ts'
export {
  RESOURCE_ORDERS,
  type Resource,
  type ResourceInput,
  type ResourceType,
  resourceInputSchema,
  resourceSchema,
  resourceTypeSchema,
} from './resource.ts'
export { type Rule, type RuleName, ruleOf } from './rule.ts'
export { type SearchHit, type SearchPage, searchHitSchema, searchPageSchema } from './search.ts'
export { type TargetType, targetTypeSchema } from './target.ts'
export { defineTopic, type Topic, type TopicData } from './topic.ts'
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
export { isUsername, type UserUpdate, userUpdateSchema } from './user-input.ts'
export { hasVisibleText, removeInvisible } from './visible.ts'
