import { html } from 'hono/html'
import { copy } from '../copy.ts'
import type { Markup } from './layout.ts'
import { changeAccountHref, logoutHref } from './links.ts'

export interface NoticeProps {
  readonly text: string
  /** The one thing to do about it. */
  readonly action?: { readonly text: string; readonly href: string }
  /** Shown large above the sentence. */
  readonly numeral?: number
}

/** One sentence, and what can be done. */
export function notice({ text, action, numeral }: NoticeProps): Markup {
  return html`<main class="sheet notice">
      ${numeral !== undefined && html`<p class="numeral" aria-hidden="true">${numeral}</p>`}
      <h1>${text}${action && html` <a href="${action.href}" data-back>${action.text}</a>`}</h1>
    </main>`
}

/** For somebody who is signed in already. */
export function signedIn({ nickName, back }: { nickName: string; back: string }): Markup {
  return html`<main class="sheet notice">
      <h1>${copy.signedIn}</h1>
      <p class="who"><span>${copy.signedInAs}</span> <strong><bdi>${nickName}</bdi></strong></p>
      <a class="button" href="${back}" data-back>${copy.goOn}</a>
      <a class="quiet" href="${changeAccountHref(back)}" data-back>${copy.changeAccount}</a>
    </main>`
}

/** For somebody whom a link of another site sent to sign out. Works without scripts. */
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
