import { hasVisibleText } from '@mozhan/api-client/contract'

/** Trims an optional text; null if it is absent or has no visible characters. */
export function toOptionalText(text: string | null | undefined): string | null {
  return text && hasVisibleText(text) ? text.trim() : null
}
