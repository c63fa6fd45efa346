import { html } from 'hono/html'
import { copy } from '../copy.ts'
import type { Markup } from './layout.ts'
import { changeAccountHref, logoutHref } from './links.ts'

export interface NoticeProps {
  readonly text: string
  /** Link to the next step. */
  readonly action?: { readonly text: string; readonly href: string }
  /** Shown large above the sentence. */
  readonly numeral?: number
}

/** A page with one sentence and an optional link. */
export function notice({ text, action, numeral }: NoticeProps): Markup {
  return html`<main class="sheet notice">
      ${numeral !== undefined && html`<p class="numeral" aria-hidden="true">${numeral}</p>`}
      <h1>${text}${action && html` <a href="${action.href}" data-back>${action.text}</a>`}</h1>
    </main>`
}

/** Page for a user who is already signed in. */
export function signedIn({ nickName, back }: { nickName: string; back: string }): Markup {
  return html`<main class="sheet notice">
      <h1>${copy.signedIn}</h1>
      <p class="who"><span>${copy.signedInAs}</span> <strong><bdi>${nickName}</bdi></strong></p>
      <a class="button" href="${back}" data-back>${copy.goOn}</a>
      <a class="quiet" href="${changeAccountHref(back)}" data-back>${copy.changeAccount}</a>
    </main>`
}

/** Confirmation page after a sign-out link on another site. Works without scripts. */
export function confirmLogOut({ back, siteName }: { back: string; siteName: string }): Markup {
  return html`<main class="sheet notice">
      <h1>${copy.confirmLogOut(siteName)}</h1>
      <p class="who"><span>${copy.sentToLogOut}</span></p>
      <form method="post" action="${logoutHref(back)}" data-busy="${copy.loggingOut}" data-failed="${copy.busy}">
        <p class="failure" role="alert" hidden></p>
        <button type="submit">${copy.logOut}</button>
      </form>
      <a class="quiet" href="${back}" data-back>${copy.stay}</a>
    </main>`
}
