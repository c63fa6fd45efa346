import { refreshPages } from '@/refresh-pages.ts'

/** Told by the API, after a change was committed, what has to be read again. */
export async function POST(request: Request): Promise<Response> {
  return refreshPages(request)
}
