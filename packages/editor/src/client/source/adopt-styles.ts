import { StyleModule } from 'style-mod'

const done = new WeakSet<Document>()

/**
 * Has a document adopt the styles of its editors. By itself CodeMirror adopts them only in shadow roots and writes an
 * element into documents, which the policy of the site refuses. The set of a shadow root becomes the document's.
 */
export function adoptStyles(document: Document): void {
  if (done.has(document) || !('adoptedStyleSheets' in document)) return
  done.add(document)
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  StyleModule.mount(root, [])
  // style-mod keeps its set on the root, under a symbol of its own.
  for (const key of Object.getOwnPropertySymbols(root)) {
    Reflect.set(document, key, Reflect.get(root, key))
  }
}
