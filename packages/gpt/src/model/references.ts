/** A definition of a link or a footnote, which an earlier passage may mean. */
const DEFINITION = /^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*\S/m

/** Whether passages of a text may depend on each other: then it is only right when it is rendered as a whole. */
export function hasReferences(source: string): boolean {
  return DEFINITION.test(source)
}
