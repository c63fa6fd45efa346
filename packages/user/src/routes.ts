/** Paths that every feature links to; the session package keeps them. */
export {
  type AccountPlace,
  accountHref,
  letterHref,
  profileHref,
  userHref,
} from '@mozhan/session'
