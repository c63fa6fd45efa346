/** What the contract allows, apart from its schemas, so that a page that shows a limit need not load them. */

/** What the form allows; imported titles may be longer. */
export const MAX_ARTICLE_TITLE_LENGTH = 50

/** Longest summary of an article, in characters. */
export const MAX_ARTICLE_SUMMARY_LENGTH = 2000

/** Most labels of an article, a question or a resource. */
export const MAX_LABELS = 5

/** Columns of one person; an article stands in no more. */
export const MAX_COLUMNS = 200

/** Longest name of a column, in characters. */
export const MAX_COLUMN_NAME_LENGTH = 30

/** Longest summary of a column, in characters. */
export const MAX_COLUMN_SUMMARY_LENGTH = 150

/** Longest comment, in characters. */
export const MAX_COMMENT_LENGTH = 5000

/** Longest title of a conversation with the assistant, in characters. */
export const MAX_CONVERSATION_TITLE_LENGTH = 50

/** Most turns of one conversation with the assistant, questions and answers. */
export const MAX_CONVERSATION_TURNS = 200

/** Largest picture, in bytes. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024

/** Largest file that can be shared, in bytes. */
export const MAX_RESOURCE_BYTES = 2 * 1024 * 1024 * 1024

/** Longest private letter, in characters. */
export const MAX_LETTER_LENGTH = 2000

/** Largest `size` of a page request. */
export const MAX_PAGE_SIZE = 100

/** Largest `current` of a page request; deeper readers follow `next`. */
export const MAX_PAGE = 1_000_000

/** Records on a page where a request names no `size`. */
export const DEFAULT_PAGE_SIZE = 20

/** Longest display name, in characters. */
export const MAX_NICK_NAME_LENGTH = 30

/** Longest text by which a user introduces himself, in characters. */
export const MAX_SIGNATURE_LENGTH = 200

/** Longest e-mail address, in characters. */
export const MAX_EMAIL_LENGTH = 40

/** Shortest and longest password, in characters. */
export const PASSWORD_LENGTH = { min: 6, max: 30 } as const

/** Longest question to a search; what stands behind it is not read. */
export const MAX_SEARCH_KEY_LENGTH = 2000

/** Longest body of a call, in bytes, where the call does not say otherwise. */
export const MAX_BODY_BYTES = 256 * 1024

/** Longest body of a call that carries a whole text: the longest text, four bytes a character, and the other fields. */
export const LONG_BODY_BYTES = 6 * 1024 * 1024
