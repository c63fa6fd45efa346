import type { Hono } from 'hono'
import * as z from 'zod'

/** A refused query, for example one with U+0000, has no records. */
const answerSchema = z.object({
  code: z.union([z.literal(20000), z.literal(999)]),
  data: z.nullable(z.object({ records: z.array(z.object({ id: z.string() })) })),
})

/** Sends a search request to the server without opening a port. Returns the ids of the hits. */
export async function requestSearch(app: Hono, key: string, size: number): Promise<string[]> {
  const response = await app.request('/search/api/search/search', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, t: 4, current: 1, size }),
  })
  const { data } = answerSchema.parse(await response.json())
  return (data?.records ?? []).map((hit) => hit.id)
}
