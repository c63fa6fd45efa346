import { copy } from './copy.ts'

/** Why a picture cannot be sent for its size, in a sentence. What else is wrong the server finds in its content. */
export function findPictureProblem({ size }: File, limitBytes: number): string | undefined {
  if (size === 0) return copy.picture.empty
  return size > limitBytes ? copy.picture.tooLarge(limitBytes / 1024 / 1024) : undefined
}
