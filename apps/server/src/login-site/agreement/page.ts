import { html } from 'hono/html'
import { copy } from '../copy.ts'
import type { Markup } from '../pages/layout.ts'
import { agreement } from './copy.ts'

export function agreementPage(siteName: string): Markup {
  return html`<main class="sheet agreement">
      <h1>${copy.agreementTitle}</h1>
      <p class="hint">${agreement.updated}</p>
      <p>${agreement.intro(siteName)}</p>
      ${agreement.sections.map(({ title, text }) => html`<h2>${title}</h2><p>${text}</p>`)}
    </main>`
}
