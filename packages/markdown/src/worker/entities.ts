import { characterEntities } from 'character-entities'

/**
 * In browsers the decoder of character references uses `document`, which a worker does not have. This is a minimal
 * substitute for the decoder. It is unused if the bundler selects the decoder's own worker version.
 */
export function provideEntities(scope: object = globalThis): void {
  if ('document' in scope) return
  Object.defineProperty(scope, 'document', {
    value: { compatMode: 'CSS1Compat', createElement: () => new EntityReader() },
  })
}

class EntityReader {
  textContent = ''

  /** Decodes `&name;`; an unknown name stays. */
  set innerHTML(reference: string) {
    this.textContent = characterEntities[reference.slice(1, -1)] ?? reference
  }
}
