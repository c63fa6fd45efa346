/**
 * Upper bound, in microseconds, of what the parser spends on the text of one paragraph, heading or
 * cell. Emphasis and brackets are compared pairwise, code and tags may look ahead to the end; the
 * factors were measured on the inputs that hurt most.
 */
export function textCost(text: string): number {
  let emphasis = 0
  let brackets = 0
  let lookaheads = 0
  let lines = 0
  let previous = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    // A run of the same marker is one token.
    if (code !== previous) {
      if (code === 42 || code === 95 || code === 126) emphasis += 1
      else if (code === 96 || code === 60) lookaheads += 1
    }
    if (code === 91 || code === 93) brackets += 1
    else if (code === 40 && previous === 93) lookaheads += 1
    else if (code === 10) lines += 1
    previous = code
  }
  return (
    0.12 * emphasis ** 2 +
    0.15 * brackets ** 2 +
    0.02 * lookaheads * text.length +
    0.015 * lines ** 2
  )
}
