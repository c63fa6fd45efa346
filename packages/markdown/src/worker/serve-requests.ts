import { provideEntities } from './entities.ts'
import type { WorkerAnswer, WorkerRequest } from './messages.ts'

/**
 * Handles the requests of a `Background` in a worker. A request that fails is answered with `undefined`.
 * @param handle handles one request
 * @example
 * ```ts
 * import { renderMarkdown } from '@mozhan/markdown'
 * import { serveRequests } from '@mozhan/markdown/worker'
 *
 * serveRequests((source: string) => renderMarkdown(source))
 * ```
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
