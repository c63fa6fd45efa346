import { hasVisibleText } from '@mozhan/api-client/contract'

/** Trims an optional text; null if it is absent or invisible. */
export function toOptionalText(text: string | null | undefined): string | null {
  return text && hasVisibleText(text) ? text.trim() : null
}
