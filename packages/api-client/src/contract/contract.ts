import * as advert from './advert-endpoints.ts'
import * as answer from './answer-endpoints.ts'
import * as article from './article-endpoints.ts'
import * as auth from './auth-endpoints.ts'
import * as channel from './channel-endpoints.ts'
import * as collect from './collect-endpoints.ts'
import * as column from './column-endpoints.ts'
import * as comment from './comment-endpoints.ts'
import * as conversation from './conversation-endpoints.ts'
import * as dictionary from './dictionary-endpoints.ts'
import * as draft from './draft-endpoints.ts'
import * as file from './file-endpoints.ts'
import * as history from './history-endpoints.ts'
import * as letter from './letter-endpoints.ts'
import * as message from './message-endpoints.ts'
import * as question from './question-endpoints.ts'
import * as resource from './resource-endpoints.ts'
import * as search from './search-endpoints.ts'
import * as sitemap from './sitemap-endpoints.ts'
import * as user from './user-endpoints.ts'

/** All endpoints by domain. For small bundles, import single groups instead. */
export const contract = {
  article,
  column,
  channel,
  advert,
  comment,
  question,
  answer,
  resource,
  file,
  user,
  auth,
  search,
  sitemap,
  message,
  letter,
  dictionary,
  conversation,
  draft,
  history,
  collect,
} as const

export {
  advert,
  answer,
  article,
  auth,
  channel,
  collect,
  column,
  comment,
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
}
