import type { Source } from './source.ts'

/** An example of a comment as a module. */
export interface Example {
  /** Contains the position: `render-12.ts` is in line 12 of `render.ts`. */
  name: string
  text: string
}

const FENCED = /@example\s*\n\s*\* ```(tsx?)\n([\s\S]*?)\n\s*\* ```/g

/** Whether a doc comment has an example that can be compiled. */
export function hasExample(comment: string): boolean {
  return comment.search(FENCED) >= 0
}

/** All examples in the comments of a file. */
export function examplesIn(source: Source): Example[] {
  const base = source.path.replace(/^.*\//, '').replace(/\.tsx?$/, '')
  return Array.from(source.text.matchAll(FENCED), ({ index, 1: kind, 2: lines = '' }) => ({
    name: `${base}-${source.lineAt(index)}.${kind}`,
    text: `${lines.replace(/^\s*\* ?/gm, '')}\n`,
  }))
}
