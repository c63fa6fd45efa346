import { parseSync } from 'oxc-parser'
import type { Node } from './walk.ts'

/** One file under inspection. It is parsed at the first look at `program`. */
export class Source {
  readonly path: string
  readonly text: string
  #program: Node | undefined

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
    // The parser's node types are a closed union; the rules look at shapes, as `Node` describes them.
    this.#program ??= parseSync(this.path, this.text).program as unknown as Node
    return this.#program
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
