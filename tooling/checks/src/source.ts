import { type Comment, parseSync } from 'oxc-parser'
import type { Node } from './walk.ts'

/** One file under inspection. It is parsed at the first look at `program`. */
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

  /** The file's ESTree program. */
  get program(): Node {
    return this.#parse().program
  }

  /** The text of the documenting comment that ends before an offset; undefined where there is none. */
  docBefore(offset: number): string | undefined {
    const before = this.#parse().comments.filter(({ end }) => end <= offset)
    const doc = before.findLast(({ type }) => type === 'Block')
    // Between them may stand hints for bundlers, in lines.
    const between = doc && this.text.slice(doc.end, offset).replace(/\/\/.*/g, '')
    return doc?.value.startsWith('*') && between?.trim() === '' ? doc.value : undefined
  }

  #parse() {
    if (!this.#parsed) {
      const { program, comments } = parseSync(this.path, this.text)
      // The parser's node types are a closed union; the rules look at shapes, as `Node` describes them.
      this.#parsed = { program: program as unknown as Node, comments }
    }
    return this.#parsed
  }

  /** One-based line of an offset into the text. */
  lineAt(offset: number): number {
    return this.text.slice(0, offset).split('\n').length
  }

  /** Number of lines, not counting the empty one after the last line end. */
  get lineCount(): number {
    return this.text.trimEnd().split('\n').length
  }
}
