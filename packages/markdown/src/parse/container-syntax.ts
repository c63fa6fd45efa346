import type { PhrasingContent } from 'mdast'
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown'
import type { Code, Construct, Effects, Extension, State } from 'micromark-util-types'

/** One line of colons: `::: name title` opens a container, `:::` closes one. */
export interface ContainerFence {
  type: 'containerFence'
  colons: number
  /** Empty for a closing line. */
  name: string
  /** The title. */
  children: PhrasingContent[]
  position?: undefined
}

declare module 'mdast' {
  interface RootContentMap {
    containerFence: ContainerFence
  }
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    containerFence: 'containerFence'
    containerFenceSequence: 'containerFenceSequence'
    containerFenceName: 'containerFenceName'
    containerFenceTitle: 'containerFenceTitle'
  }
}

const COLON = 58

/**
 * Tokenizes fence lines one by one, like thematic breaks, so that lists, quotes and lazy lines
 * around them follow the ordinary rules; `foldContainers` pairs them afterwards. The directive
 * syntax of remark supports neither `::: tip 标题` nor a plain colon in running text.
 */
export function containerSyntax(): Extension {
  const fence: Construct = { name: 'containerFence', tokenize }
  return { flow: { [COLON]: fence } }
}

export function containerFromMarkdown(): FromMarkdownExtension {
  return {
    enter: {
      containerFence(token) {
        this.enter({ type: 'containerFence', colons: 0, name: '', children: [] }, token)
      },
    },
    exit: {
      containerFenceSequence(token) {
        const fence = this.stack.at(-1)
        if (fence?.type === 'containerFence') fence.colons = this.sliceSerialize(token).length
      },
      containerFenceName(token) {
        const fence = this.stack.at(-1)
        if (fence?.type === 'containerFence') fence.name = this.sliceSerialize(token).toLowerCase()
      },
      containerFence(token) {
        this.exit(token)
      },
    },
  }
}

function tokenize(effects: Effects, ok: State, nok: State): State {
  let colons = 0
  let named = false

  return (code) => {
    effects.enter('containerFence')
    effects.enter('containerFenceSequence')
    return sequence(code)
  }

  function sequence(code: Code): State | undefined {
    if (code === COLON) {
      colons += 1
      effects.consume(code)
      return sequence
    }
    if (colons < 3) return nok(code)
    effects.exit('containerFenceSequence')
    return gap(code)
  }

  function gap(code: Code): State | undefined {
    if (!isBlank(code)) return afterGap(code)
    effects.enter('whitespace')
    return blanks(code)
  }

  function blanks(code: Code): State | undefined {
    if (isBlank(code)) {
      effects.consume(code)
      return blanks
    }
    effects.exit('whitespace')
    return afterGap(code)
  }

  function afterGap(code: Code): State | undefined {
    if (isLineEnd(code)) {
      effects.exit('containerFence')
      return ok(code)
    }
    if (named) {
      effects.enter('containerFenceTitle')
      effects.enter('chunkText', { contentType: 'text' })
      return title(code)
    }
    if (!isNameStart(code)) return nok(code)
    named = true
    effects.enter('containerFenceName')
    return name(code)
  }

  function name(code: Code): State | undefined {
    if (isNameStart(code) || isNamePart(code)) {
      effects.consume(code)
      return name
    }
    effects.exit('containerFenceName')
    return isBlank(code) || isLineEnd(code) ? gap(code) : nok(code)
  }

  function title(code: Code): State | undefined {
    if (isLineEnd(code)) {
      effects.exit('chunkText')
      effects.exit('containerFenceTitle')
      effects.exit('containerFence')
      return ok(code)
    }
    effects.consume(code)
    return title
  }
}

function isBlank(code: Code): boolean {
  return code === -2 || code === -1 || code === 32
}

function isLineEnd(code: Code): boolean {
  return code === null || (code < -2 && code > -6)
}

function isNameStart(code: Code): boolean {
  return code !== null && ((code > 64 && code < 91) || (code > 96 && code < 123))
}

function isNamePart(code: Code): boolean {
  return code === 45 || code === 95 || (code !== null && code > 47 && code < 58)
}
