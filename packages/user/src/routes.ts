/** Paths that every feature links to; the session package keeps them. */
export { accountHref, userHref } from '@mozhan/session'
