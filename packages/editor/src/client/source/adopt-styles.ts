import { StyleModule } from 'style-mod'

const done = new WeakSet<Document>()

/**
 * Adopts the styles of the editors in a document. CodeMirror itself uses adopted stylesheets in shadow roots only and
 * writes a style element into documents, which the content security policy forbids.
 */
export function adoptStyles(document: Document): void {
  if (done.has(document) || !('adoptedStyleSheets' in document)) return
  done.add(document)
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  StyleModule.mount(root, [])
  // style-mod stores its style set on the root, under a symbol.
  for (const key of Object.getOwnPropertySymbols(root)) {
    Reflect.set(document, key, Reflect.get(root, key))
  }
}
