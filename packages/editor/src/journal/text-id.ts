import { createId } from './browser-environment.ts'

/** A text that knows its own name once it was sent. */
export interface NamedText {
  /** Sent again, as after an answer that was lost, the text changes what it made the first time. */
  textId?: string
}

/**
 * The text with its name. A draft's id is no such name: once its text is published, the next one may be written at the
 * same address.
 */
export function withTextId<Content extends NamedText>(content: Content): Content {
  return content.textId === undefined ? { ...content, textId: createId() } : content
}
