/** Limits of the contract, separate from its schemas, so that a page that shows a limit need not load them. */

/** Limit of the editor for titles, in characters; imported titles can be longer. */
export const MAX_ARTICLE_TITLE_LENGTH = 50

/** Maximum length of the summary of an article, in characters. */
export const MAX_ARTICLE_SUMMARY_LENGTH = 2000

/** Maximum number of labels of an article, a question or a resource. */
export const MAX_LABELS = 5

/** Maximum number of columns of one user, and of columns of one article. */
export const MAX_COLUMNS = 200

/** Maximum length of the name of a column, in characters. */
export const MAX_COLUMN_NAME_LENGTH = 30

/** Maximum length of the summary of a column, in characters. */
export const MAX_COLUMN_SUMMARY_LENGTH = 150

/** Maximum length of a comment, in characters. */
export const MAX_COMMENT_LENGTH = 5000

/** Maximum length of the title of a conversation with the assistant, in characters. */
export const MAX_CONVERSATION_TITLE_LENGTH = 50

/** Maximum number of turns of one conversation with the assistant: questions and answers. */
export const MAX_CONVERSATION_TURNS = 200

/** Maximum size of a picture, in bytes. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024

/** Maximum size of a shared file, in bytes. */
export const MAX_RESOURCE_BYTES = 2 * 1024 * 1024 * 1024

/** Maximum length of a private letter, in characters. */
export const MAX_LETTER_LENGTH = 2000

/** Maximum `size` of a page request. */
export const MAX_PAGE_SIZE = 100

/** Maximum `current` of a page request; use `next` for later pages. */
export const MAX_PAGE = 1_000_000

/** `size` of a page request if none is given. */
export const DEFAULT_PAGE_SIZE = 20

/** Maximum length of a nickname, in characters. */
export const MAX_NICK_NAME_LENGTH = 30

/** Maximum length of the signature of a user, in characters. */
export const MAX_SIGNATURE_LENGTH = 200

/** Maximum length of an e-mail address, in characters. */
export const MAX_EMAIL_LENGTH = 40

/** Minimum and maximum length of a password, in characters. */
export const PASSWORD_LENGTH = { min: 6, max: 30 } as const

/** Maximum length of a search text, in characters. */
export const MAX_SEARCH_KEY_LENGTH = 2000

/** Default maximum size of a request body, in bytes. */
export const MAX_BODY_BYTES = 256 * 1024

/** Maximum size of a request body with a long text, in bytes: four bytes per character, and the other fields. */
export const LONG_BODY_BYTES = 6 * 1024 * 1024
