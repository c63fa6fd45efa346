import { hasVisibleText } from '@mozhan/api-client/contract'

/** A text that may be left out, without blanks around it: null where it is absent or shows nothing. */
export function toOptionalText(text: string | null | undefined): string | null {
  return text && hasVisibleText(text) ? text.trim() : null
}
