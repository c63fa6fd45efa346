import type { Hono } from 'hono'
import * as z from 'zod'

const answerSchema = z.object({
  code: z.literal(20000),
  data: z.object({ records: z.array(z.object({ id: z.string() })) }),
})

/** Asks as a browser would, through the whole of the server but its port. */
export async function ask(app: Hono, key: string, size: number): Promise<string[]> {
  const response = await app.request('/search/api/search/search', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, t: 4, current: 1, size }),
  })
  return answerSchema.parse(await response.json()).data.records.map((hit) => hit.id)
}
