import { createId } from './browser-environment.ts'

/** A text that gets an id of its own before it is sent. */
export interface NamedText {
  /** Idempotency key: if the text is sent again after a lost response, the server updates the first one. */
  textId?: string
}

/**
 * Adds an id to a text. The id of its draft cannot be used: after the publication, the next text may be written at the
 * same address.
 */
export function withTextId<Content extends NamedText>(content: Content): Content {
  return content.textId === undefined ? { ...content, textId: createId() } : content
}
