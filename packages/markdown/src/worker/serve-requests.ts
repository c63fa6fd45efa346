import { provideEntities } from './entities.ts'
import type { WorkerAnswer, WorkerRequest } from './messages.ts'

/**
 * Makes a worker do what a `Background` asks of it. The parser finds what it needs of a document, which a worker has not.
 * @example serveRequests((source: string) => renderMarkdown(source))
 */
export function serveRequests<Request, Result>(
  handle: (request: Request) => Promise<Result>,
): void {
  provideEntities()
  addEventListener('message', async ({ data }: MessageEvent<WorkerRequest<Request>>) => {
    const { id, request } = data
    const result = await handle(request).catch(() => undefined)
    postMessage({ id, result } satisfies WorkerAnswer<Result>)
  })
}
