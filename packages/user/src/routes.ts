/** The public page of a user. Its path is shared by every feature, so the session package keeps it. */
export { userHref } from '@mozhan/session'
