/** The public page of a user. It lives here because every feature links to people. */
export function userHref(id: string): string {
  return `/user/${encodeURIComponent(id)}`
}
