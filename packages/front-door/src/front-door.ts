import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type createLogger, REQUEST_ID_HEADER, withRequestId } from '@mozhan/operations'
import type { ApiProxy } from './api/proxy.ts'
import type { Framework } from './framework.ts'
import { directHeaders } from './origin/direct-headers.ts'
import { type AskOrigin, BodyTooLarge, type OriginAnswer, readBody } from './origin/origin.ts'
import { forRouter } from './origin/router-answer.ts'
import { asUnavailable } from './origin/silent-api.ts'
import { asTooMany } from './origin/too-many.ts'
import { AssetStore } from './pages/asset-store.ts'
import { MissingPage } from './pages/missing-page.ts'
import type { PageCache, StoredPage } from './pages/page-cache.ts'
import { toPageQuestion } from './pages/page-question.ts'
import { PageSource } from './pages/page-source.ts'
import { asPersonal } from './pages/personal.ts'
import type { PolicyOf } from './policy/csp.ts'
import { setSecurityHeaders } from './policy/headers.ts'
import type { Stage } from './process/life.ts'
import { type Destination, type Places, sortAddress } from './request/address.ts'
import type { Forwarded } from './request/forwarded.ts'
import { hasValidHost } from './request/host.ts'
import type { Observe } from './request/observe.ts'
import {
  sendAnswer,
  sendBadRequest,
  sendNotAllowed,
  sendPage,
  sendStatus,
  sendTooLarge,
  sendUnavailable,
} from './send.ts'

/** How the answer to an address may be kept. */
export type CachePolicy =
  /** For all readers, under this name. */
  | { kind: 'cached'; name: string }
  /** Made anew for each request. */
  | { kind: 'dynamic' }
  /** For the one who asks. */
  | { kind: 'personal' }

/** Decides that for a canonical path and its query. */
export type FindCachePolicy = (pathname: string, query: URLSearchParams) => CachePolicy

export interface FrontDoorOptions {
  places: Omit<Places, 'framework'>
  framework: Framework
  findCachePolicy: FindCachePolicy
  ask: AskOrigin
  cache: PageCache
  policyOf: PolicyOf
  proxy: ApiProxy
  readForwarded: (req: IncomingMessage) => Forwarded
  /** The service worker's script. */
  worker: StoredPage
  readStage: () => Stage
  observe: Observe
  logger: Pick<ReturnType<typeof createLogger>, 'warn'>
  /** Called after each refresh that was carried out, with its body. */
  onRefresh?: (body: Buffer) => void
}

const SMALL_BODY = 1_000_000

/** Answers every request of the site: the API's are passed on, pages come from the cache. */
export function createFrontDoor(options: FrontDoorOptions): RequestListener {
  const { framework, findCachePolicy, ask, cache, policyOf, proxy } = options
  const { readForwarded, readStage, observe, worker, logger } = options
  const places = { ...options.places, framework }
  const pages = new PageSource({ ask, cache, policyOf })
  const assets = new AssetStore(ask, framework.assets)
  const missing = new MissingPage(ask, cache, framework.isEmptyDocument)

  async function answer(
    req: IncomingMessage,
    res: ServerResponse,
    destination: Destination,
    forwarded: Forwarded,
  ): Promise<void> {
    const url = req.url ?? '/'
    setSecurityHeaders(res, forwarded.proto)
    switch (destination.kind) {
      case 'api':
        return proxy(req, res, destination.path, forwarded)
      case 'bad':
        return sendBadRequest(req, res)
      case 'missing':
        return sendAnswer(req, res, await missing.load(), policyOf)
      case 'redirect':
        res.writeHead(308, { location: destination.location }).end()
        return
      case 'health':
        return sendStatus(res, 200, 'ok')
      case 'ready':
        return sendStatus(res, readStage() === 'ready' ? 200 : 503, readStage())
      case 'worker':
        return sendPage(req, res, worker)
      case 'refresh':
        if (req.method !== 'POST') return sendNotAllowed(req, res, ['POST'])
        return refresh(req, res, forwarded)
      case 'asset': {
        if (!isReading(req)) return sendNotAllowed(req, res, READING)
        const page = await assets.get(url)
        return page ? sendPage(req, res, page) : askDirectly(req, res, url, forwarded)
      }
      case 'site': {
        // Pages take no forms and have no server actions: nothing but reading reaches the server behind us.
        if (!isReading(req)) return sendNotAllowed(req, res, READING)
        const { pathname } = destination
        const at = url.indexOf('?')
        const query = at < 0 ? '' : url.slice(at)
        const keeping = findCachePolicy(pathname, new URLSearchParams(query))
        if (keeping.kind === 'cached') return sendSite(req, res, keeping.name, forwarded)
        const change = keeping.kind === 'personal' ? asPersonal : asTooMany
        return askDirectly(req, res, pathname + query, forwarded, change)
      }
    }
  }

  async function sendSite(
    req: IncomingMessage,
    res: ServerResponse,
    name: string,
    { requestId }: Forwarded,
  ): Promise<void> {
    const result = await pages.get({ ...toPageQuestion(name, req.headers, framework), requestId })
    if (result.kind === 'page') sendPage(req, res, result.page)
    else {
      const made = asUnavailable(result.answer)
      const answer = await missing.complete(made, req.headers.accept)
      await sendAnswer(req, res, forRouter(req, answer, framework.isRouter), policyOf)
    }
  }

  async function askDirectly(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    forwarded: Forwarded,
    change = (answer: OriginAnswer) => answer,
  ): Promise<void> {
    const { requestId } = forwarded
    const headers = directHeaders(req, forwarded, framework)
    const question = { method: 'GET', path, headers, requestId }
    const made = asUnavailable(await ask(question))
    const answer = change(await missing.complete(made, req.headers.accept))
    await sendAnswer(req, res, forRouter(req, answer, framework.isRouter), policyOf)
  }

  async function refresh(
    req: IncomingMessage,
    res: ServerResponse,
    { requestId }: Forwarded,
  ): Promise<void> {
    const body = await readBody(req, SMALL_BODY)
    const headers = {
      'content-type': 'application/json',
      'x-refresh-secret': req.headers['x-refresh-secret'] ?? '',
    }
    const done = await ask({ method: 'POST', path: '/internal/refresh', headers, body, requestId })
    if (done.status < 300) {
      cache.invalidate()
      options.onRefresh?.(body)
    }
    await sendAnswer(req, res, done, policyOf)
  }

  return (req, res) => {
    const forwarded = readForwarded(req)
    const destination = sortAddress(req.url ?? '/', places)
    const { requestId } = forwarded
    res.setHeader(REQUEST_ID_HEADER, requestId)
    // A client that kept this connection could have a request under way when it ends.
    if (readStage() === 'draining') res.setHeader('connection', 'close')
    observe(req, res, destination, requestId)
    if (!hasValidHost(req)) return sendBadRequest(req, res)
    withRequestId(requestId, () => answer(req, res, destination, forwarded)).catch((error) => {
      if (error instanceof BodyTooLarge) return sendTooLarge(req, res)
      logger.warn({ requestId, err: error }, 'a page could not be made')
      sendUnavailable(res)
    })
  }
}

const READING = ['GET', 'HEAD']

function isReading({ method = '' }: IncomingMessage): boolean {
  return READING.includes(method)
}
