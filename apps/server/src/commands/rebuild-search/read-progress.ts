import * as z from 'zod'
import type { Progress } from '../../domains/search/reindex.ts'

const progressSchema = z.object({ done: z.number(), total: z.number() })

/**
 * Reads the progress lines of a rebuild in another process.
 * @returns the number of indexed texts
 * @throws Error when the response ends before the rebuild
 */
export async function readProgress(
  body: ReadableStream<Uint8Array>,
  show: (progress: Progress) => void,
): Promise<number> {
  let rest = ''
  let last: Progress | undefined
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      last = progressSchema.parse(JSON.parse(line))
      show(last)
    }
  }
  if (last === undefined || last.done < last.total)
    throw new Error('the response ended before the rebuild was complete')
  return last.total
}
