import { html } from 'hono/html'
import { copy } from '../copy.ts'
import type { FieldName } from '../form.ts'
import type { Markup } from './layout.ts'

interface TextFieldProps {
  readonly name: FieldName
  readonly label: string
  readonly autocomplete: 'username' | 'current-password' | 'new-password'
  /** Absent for a password, which is never sent back. */
  readonly value?: string
  readonly hint?: string
  readonly problem?: string | undefined
  readonly isFocused?: boolean
}

export function textField(props: TextFieldProps): Markup {
  const { name, label, autocomplete, value, hint, problem, isFocused } = props
  const type = value === undefined ? 'password' : 'text'
  return html`<div class="field">
          <label for="${name}">${label}</label>
          <input id="${name}" name="${name}" type="${type}" value="${value ?? ''}" autocomplete="${autocomplete}" autocapitalize="none" spellcheck="false" required${describe(name, problem, hint)}${isFocused ? html` autofocus` : ''}>
          ${hint && !problem ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
          ${problemLine(name, problem)}
        </div>`
}

/** Checkbox with a link that opens the agreement in a new tab, so that the input is kept. */
export function agreeField(isChecked: boolean, problem: string | undefined): Markup {
  return html`<div class="field">
          <div class="agree">
            <input id="agree" name="agree" type="checkbox" value="1" required${describe('agree', problem)}${isChecked ? html` checked` : ''}>
            <label for="agree">${copy.agreeBefore}</label><a href="agreement" target="_blank" rel="noopener">${copy.agreement}</a>
          </div>
          ${problemLine('agree', problem)}
        </div>`
}

function problemLine(name: FieldName, problem: string | undefined): Markup | '' {
  return problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : ''
}

function describe(name: FieldName, problem: string | undefined, hint?: string): Markup | '' {
  if (problem) return html` aria-invalid="true" aria-describedby="${name}-problem"`
  return hint ? html` aria-describedby="${name}-hint"` : ''
}
