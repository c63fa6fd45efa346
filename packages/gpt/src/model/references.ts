/** A definition of a link or a footnote. An earlier passage may refer to it. */
const DEFINITION = /^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*\S/m

/** A link to a heading, which may stand in another passage. */
const LINK_TO_HEADING = /\]\(<?#|href=["']?#/i

/** Whether passages of a text may depend on each other. Such a text must be rendered as a whole. */
export function hasReferences(source: string): boolean {
  return DEFINITION.test(source) || LINK_TO_HEADING.test(source)
}
