import { copy } from './copy.ts'

/** Message if the size of a picture is not accepted. The server checks its content. */
export function findPictureProblem({ size }: File, limitBytes: number): string | undefined {
  if (size === 0) return copy.picture.empty
  return size > limitBytes ? copy.picture.tooLarge(limitBytes / 1024 / 1024) : undefined
}
