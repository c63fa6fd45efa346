/** Path of the contract's `addView`, written out so that counting costs no reader the whole client. */
export function viewCountPath(id: string): string {
  return `/article/api/article/viewCount/${id}`
}
