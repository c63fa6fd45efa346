import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown'
import type { Code, Construct, Effects, Extension, State } from 'micromark-util-types'

/** An anchor chosen by the author: `{#id}` or `{/*id*​/}` at the end of a heading. */
export interface HeadingId {
  type: 'headingId'
  id: string
  /** As written; shown if it is not at the end of a heading. */
  value: string
}

declare module 'mdast' {
  interface PhrasingContentMap {
    headingId: HeadingId
  }
  interface RootContentMap {
    headingId: HeadingId
  }
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    headingId: 'headingId'
  }
}

const BRACE = 123
const MAX_LENGTH = 120
const PATTERN = /^\{(?:#([^\s{}]+)|\/\*([^\s{}]+)\*\/)\}\s*$/

/** Tokenizes `{#id}` at the very end of a text; a construct, so that `{/*a*​/}` is not parsed as emphasis. */
export function headingIdSyntax(): Extension {
  const construct: Construct = {
    name: 'headingId',
    tokenize(effects: Effects, ok: State, nok: State): State {
      let value = ''
      return (code) => {
        effects.enter('headingId')
        return inside(code)
      }
      function inside(code: Code): State | undefined {
        if (code === null) {
          if (!PATTERN.test(value)) return nok(code)
          effects.exit('headingId')
          return ok(code)
        }
        if (code < 32 || value.length > MAX_LENGTH) return nok(code)
        value += String.fromCharCode(code)
        effects.consume(code)
        return inside
      }
    },
  }
  return { text: { [BRACE]: construct } }
}

export function headingIdFromMarkdown(): FromMarkdownExtension {
  return {
    enter: {
      headingId(token) {
        const value = this.sliceSerialize(token)
        const match = PATTERN.exec(value)
        this.enter({ type: 'headingId', id: match?.[1] ?? match?.[2] ?? '', value }, token)
      },
    },
    exit: {
      headingId(token) {
        this.exit(token)
      },
    },
  }
}
