import type { Token, TokenizeContext } from 'micromark-util-types'

/** The innermost `[` or `![` that may still become a link or picture. */
export function findOpenLabel({ _labelStarts: starts = [] }: TokenizeContext): Token | undefined {
  while (starts.at(-1)?._balanced) starts.pop()
  return starts.at(-1)
}
