import { isTest } from '../exemptions.ts'
import type { Rule } from '../rule.ts'
import { isNode, nameOf, walk } from '../walk.ts'

const SERVER = /^apps\/server\/src\/(commands|domains|login-site|platform)\//
/** Full contexts, for routers only. */
const WHOLE = new Set(['Platform', 'ConversationContext'])

/** Functions of the server name the fields of the context that they use. */
export const narrowContext: Rule = {
  name: 'narrow-context',
  covers: (path) => SERVER.test(path) && !isTest(path),
  check(source) {
    const lines: number[] = []
    walk(source.program, ({ type, typeAnnotation, start }) => {
      if (type !== 'TSTypeAnnotation' || !isNode(typeAnnotation)) return
      if (WHOLE.has(nameOf(typeAnnotation.typeName) ?? '')) lines.push(source.lineAt(start))
    })
    return lines.map((line) => ({
      line,
      message: "Take what is used: Pick<Platform, '…'>, or a context interface named for it.",
    }))
  },
}
