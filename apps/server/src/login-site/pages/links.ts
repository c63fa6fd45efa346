import type { Tab } from '../form.ts'

/** Address of the login page. Relative, so that the site may be served below a path. */
export function loginHref(back: string, tab: Tab = 'login'): string {
  return `./${toQuery(back)}${tab === 'register' ? '&dest=register' : ''}`
}

/** Address of the login page for a signed-in user who changes the account. */
export function changeAccountHref(back: string): string {
  return `${loginHref(back)}&change=1`
}

export function refreshHref(back: string): string {
  return `./refresh${toQuery(back)}`
}

export function logoutHref(back: string): string {
  return `./logout${toQuery(back)}`
}

function toQuery(back: string): string {
  return `?redirectURL=${encodeURIComponent(back)}`
}
