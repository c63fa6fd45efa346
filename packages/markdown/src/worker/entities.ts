import { characterEntities } from 'character-entities'

/**
 * In browsers the parser of character references asks the document, and a worker has none. This stands in: it knows the
 * one thing that is asked of it. A bundler that takes the parser's own worker version never uses it.
 */
export function provideEntities(scope: object = globalThis): void {
  if ('document' in scope) return
  Object.defineProperty(scope, 'document', {
    value: { compatMode: 'CSS1Compat', createElement: () => new EntityReader() },
  })
}

class EntityReader {
  textContent = ''

  /** `&name;` becomes its character; an unknown one stays. */
  set innerHTML(reference: string) {
    this.textContent = characterEntities[reference.slice(1, -1)] ?? reference
  }
}
