import { type Comment, parseSync } from 'oxc-parser'
import type { Node } from './walk.ts'

/** A source file. It is parsed on the first access to `program`. */
export class Source {
  readonly path: string
  readonly text: string
  #parsed: { program: Node; comments: Comment[] } | undefined

  /**
   * @param path relative to the repository, with forward slashes
   * @param text the file's content
   */
  constructor(path: string, text: string) {
    this.path = path
    this.text = text
  }

  /** ESTree program of the file. */
  get program(): Node {
    return this.#parse().program
  }

  /** Text of the doc comment that ends before an offset; undefined if there is none. */
  docBefore(offset: number): string | undefined {
    const before = this.#parse().comments.filter(({ end }) => end <= offset)
    const doc = before.findLast(({ type }) => type === 'Block')
    // Line comments with bundler hints may be in between.
    const between = doc && this.text.slice(doc.end, offset).replace(/\/\/.*/g, '')
    return doc?.value.startsWith('*') && between?.trim() === '' ? doc.value : undefined
  }

  #parse() {
    if (!this.#parsed) {
      const { program, comments } = parseSync(this.path, this.text)
      // The parser's node types are a closed union; the rules use the structural type `Node`.
      this.#parsed = { program: program as unknown as Node, comments }
    }
    return this.#parsed
  }

  /** One-based line of an offset. */
  lineAt(offset: number): number {
    return this.text.slice(0, offset).split('\n').length
  }

  /** Number of lines, without the empty one after the last line break. */
  get lineCount(): number {
    return this.text.trimEnd().split('\n').length
  }
}
