import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type createLogger, REQUEST_ID_HEADER, withRequestId } from '@mozhan/operations'
import { type Destination, sortAddress } from './address.ts'
import { AssetStore } from './asset-store.ts'
import type { PolicyOf } from './csp.ts'
import { directHeaders } from './direct-headers.ts'
import type { Forwarded } from './forwarded.ts'
import { setSecurityHeaders } from './headers.ts'
import { hasValidHost } from './host.ts'
import type { Stage } from './life.ts'
import { MissingPage } from './missing-page.ts'
import type { Observe } from './observe.ts'
import { type AskOrigin, BodyTooLarge, type OriginAnswer, readBody } from './origin.ts'
import type { PageCache, StoredPage } from './page-cache.ts'
import { pageName, readsWholeQuery } from './page-name.ts'
import { toPageQuestion } from './page-question.ts'
import { PageSource } from './page-source.ts'
import { asPersonal, isPersonal } from './personal.ts'
import type { ApiProxy } from './proxy.ts'
import { forRouter } from './router-answer.ts'
import {
  sendAnswer,
  sendBadRequest,
  sendNotAllowed,
  sendPage,
  sendStatus,
  sendTooLarge,
  sendUnavailable,
} from './send.ts'
import { asUnavailable } from './silent-api.ts'
import { asTooMany } from './too-many.ts'

export interface FrontDoorOptions {
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
  const { ask, cache, policyOf, proxy, readForwarded, readStage, observe, worker, logger } = options
  const pages = new PageSource({ ask, cache, policyOf })
  const assets = new AssetStore(ask)
  const missing = new MissingPage(ask, cache)

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
        // Pages take no forms and have no server actions: nothing but reading reaches Next.
        if (!isReading(req)) return sendNotAllowed(req, res, READING)
        const { pathname } = destination
        const at = url.indexOf('?')
        const path = at < 0 ? pathname : pathname + url.slice(at)
        if (isPersonal(pathname)) return askDirectly(req, res, path, forwarded, asPersonal)
        if (readsWholeQuery(pathname, url)) return askDirectly(req, res, path, forwarded, asTooMany)
        return sendSite(req, res, pageName(pathname, url), forwarded)
      }
    }
  }

  async function sendSite(
    req: IncomingMessage,
    res: ServerResponse,
    name: string,
    { requestId }: Forwarded,
  ): Promise<void> {
    const result = await pages.get({ ...toPageQuestion(name, req.headers), requestId })
    if (result.kind === 'page') sendPage(req, res, result.page)
    else {
      const made = asUnavailable(result.answer)
      const answer = forRouter(req, await missing.complete(made, req.headers.accept))
      await sendAnswer(req, res, answer, policyOf)
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
    const headers = directHeaders(req, forwarded)
    const question = { method: 'GET', path, headers, requestId }
    const made = asUnavailable(await ask(question))
    const answer = change(await missing.complete(made, req.headers.accept))
    await sendAnswer(req, res, forRouter(req, answer), policyOf)
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
      cache.markStale()
      options.onRefresh?.(body)
    }
    await sendAnswer(req, res, done, policyOf)
  }

  return (req, res) => {
    const forwarded = readForwarded(req)
    const destination = sortAddress(req.url ?? '/')
    const { requestId } = forwarded
    res.setHeader(REQUEST_ID_HEADER, requestId)
    // Whoever keeps this connection would meet its end with a request in hand.
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
