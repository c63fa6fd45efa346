import { PASSWORD_LENGTH } from '@mozhan/api-client/contract'
import { html } from 'hono/html'
import { copy } from '../copy.ts'
import type { Problems, Tab } from '../form.ts'
import { agreeField, textField } from './fields.ts'
import type { Markup } from './layout.ts'
import { loginHref } from './links.ts'

export interface EntryProps {
  readonly tab: Tab
  readonly back: string
  readonly username?: string
  readonly agree?: boolean
  /** A neutral message above the form. */
  readonly note?: string | undefined
  /** An error message that belongs to no field. */
  readonly failure?: string | undefined
  readonly problems?: Problems
}

/** The page with the tabs 登录 and 注册. Works without scripts. */
export function entry(props: EntryProps): Markup {
  const { tab, back, note, failure } = props
  return html`<main class="sheet">
      <nav class="tabs" aria-label="${copy.tabs}">
        ${tabLink('login', props)}
        ${tabLink('register', props)}
      </nav>
      ${note && html`<p class="note" role="status">${note}</p>`}
      <form method="post" action="./" novalidate data-busy="${tab === 'login' ? copy.loggingIn : copy.registering}" data-failed="${copy.busy}">
        <input type="hidden" name="dest" value="${tab}">
        <input type="hidden" name="redirectURL" value="${back}">
        <p class="failure" role="alert"${failure ? '' : html` hidden`}>${failure}</p>
        ${tab === 'login' ? loginFields(props) : registerFields(props)}
        <button type="submit">${tab === 'login' ? copy.login : copy.register}</button>
      </form>
    </main>`
}

function tabLink(tab: Tab, { tab: current, back }: EntryProps): Markup {
  const text = tab === 'login' ? copy.login : copy.register
  return html`<a href="${loginHref(back, tab)}"${tab === current ? html` aria-current="page"` : ''}>${text}</a>`
}

function loginFields({ username = '', problems = {} }: EntryProps): Markup {
  const toPassword = username !== '' && !problems.username
  return html`${textField({ name: 'username', label: copy.username, value: username, autocomplete: 'username', problem: problems.username, isFocused: !toPassword })}
        ${textField({ name: 'password', label: copy.password, autocomplete: 'current-password', problem: problems.password, isFocused: toPassword })}`
}

function registerFields({ username = '', agree = false, problems = {} }: EntryProps): Markup {
  const { min, max } = PASSWORD_LENGTH
  const toPassword = username !== '' && !problems.username
  return html`${textField({ name: 'username', label: copy.username, value: username, autocomplete: 'username', hint: copy.usernameHint, problem: problems.username, isFocused: !toPassword })}
        ${textField({ name: 'password', label: copy.password, autocomplete: 'new-password', hint: copy.passwordHint(min, max), problem: problems.password, isFocused: toPassword })}
        ${textField({ name: 'repPassword', label: copy.repPassword, autocomplete: 'new-password', problem: problems.repPassword })}
        ${agreeField(agree, problems.agree)}`
}
