/** Path of the contract's `addView`. Duplicated here, because importing the contract would add the API client to the page. */
export function viewCountPath(id: string): string {
  return `/article/api/article/viewCount/${id}`
}
