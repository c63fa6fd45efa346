/** Codes on the wire, separate from the schemas that use them. */

/** `code` of a change whose base version is outdated. */
export const CONFLICT_CODE = 409

/** Codes of an advert's `position`. */
export const ADVERT_POSITION = { carousel: 1, recommendation: 2 } as const

/** Codes of an article's `status`. */
export const ARTICLE_STATUS = { deleted: 0, waiting: 1, approved: 2, rejected: 3 } as const

/** `parentId` of a top-level comment or answer. */
export const NO_PARENT = '-1'

/** Codes of the dictionaries; any other code returns an empty list. */
export const DICTIONARY_CODE = {
  articleType: 'article_type',
  resourceType: 'resource_type',
  messageType: 'message_type',
} as const

/** Codes of a message's `type`. */
export const MESSAGE_TYPE = {
  collect: 0,
  thumhup: 1,
  comment: 2,
  reply: 3,
  letter: 4,
  system: 5,
} as const

/** Codes of a question's `status`. */
export const QUESTION_STATUS = { deleted: 0, unsolved: 1, solved: 2 } as const

/** Codes of a resource's `status`. */
export const RESOURCE_STATUS = { deleted: 0, waiting: 1, approved: 2, rejected: 3 } as const

/** Codes of `t`, and of a hit's `type` except `all`. `all` does not include users. */
export const SEARCH_TYPE = {
  article: 0,
  question: 1,
  column: 2,
  resource: 3,
  all: 4,
  user: 5,
} as const
