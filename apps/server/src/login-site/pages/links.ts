import type { Tab } from '../form.ts'

/** The login page's own address; relative, so that the site may stand below a path. */
export function loginHref(back: string, tab: Tab = 'login'): string {
  return `./${toQuery(back)}${tab === 'register' ? '&dest=register' : ''}`
}

/** The same, for somebody who is signed in as another. */
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
