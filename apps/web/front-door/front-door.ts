import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type createLogger, REQUEST_ID_HEADER, withRequestId } from '@mozhan/operations'
import { type Destination, sortAddress } from './address.ts'
import { AssetStore } from './asset-store.ts'
import type { PolicyOf } from './csp.ts'
import type { Forwarded } from './forwarded.ts'
import { setSecurityHeaders } from './headers.ts'
import type { Stage } from './life.ts'
import { MissingPage } from './missing-page.ts'
import type { Observe } from './observe.ts'
import { type AskOrigin, BodyTooLarge, type OriginAnswer, readBody } from './origin.ts'
import type { PageCache, StoredPage } from './page-cache.ts'
import { pageAddress, pageName, readsWholeQuery } from './page-name.ts'
import { PageSource } from './page-source.ts'
import { asPersonal, isPersonal } from './personal.ts'
import { type ApiProxy, onwardHeaders } from './proxy.ts'
import { forRouter } from './router-answer.ts'
import {
  sendAnswer,
  sendNotAllowed,
  sendPage,
  sendStatus,
  sendTooLarge,
  sendUnavailable,
} from './send.ts'
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
        res.writeHead(400).end()
        return
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
        return page ? sendPage(req, res, page) : askDirectly(req, res, forwarded)
      }
      case 'site': {
        // Pages take no forms and have no server actions: nothing but reading reaches Next.
        if (!isReading(req)) return sendNotAllowed(req, res, READING)
        const { pathname } = destination
        if (isPersonal(pathname)) return askDirectly(req, res, forwarded, asPersonal)
        if (readsWholeQuery(pathname)) return askDirectly(req, res, forwarded, asTooMany)
        return sendSite(req, res, pathname, forwarded)
      }
    }
  }

  async function sendSite(
    req: IncomingMessage,
    res: ServerResponse,
    pathname: string,
    forwarded: Forwarded,
  ): Promise<void> {
    const url = req.url ?? '/'
    const name = pageName(pathname, url)
    const result = await pages.get({
      key: keyOf(req, name),
      path: req.headers.rsc ? pageAddress(name, url) : name,
      headers: originHeaders(req, forwarded),
    })
    if (result.kind === 'page') sendPage(req, res, result.page)
    else {
      const answer = forRouter(req, await missing.complete(result.answer, req.headers.accept))
      await sendAnswer(req, res, answer, policyOf)
    }
  }

  async function askDirectly(
    req: IncomingMessage,
    res: ServerResponse,
    forwarded: Forwarded,
    change = (answer: OriginAnswer) => answer,
  ): Promise<void> {
    const headers = { ...originHeaders(req, forwarded), 'accept-encoding': 'identity' }
    const question = { method: 'GET', path: req.url ?? '/', headers }
    const answer = change(await missing.complete(await ask(question), req.headers.accept))
    await sendAnswer(req, res, forRouter(req, answer), policyOf)
  }

  async function refresh(
    req: IncomingMessage,
    res: ServerResponse,
    forwarded: Forwarded,
  ): Promise<void> {
    const body = await readBody(req, SMALL_BODY)
    const headers = originHeaders(req, forwarded)
    const done = await ask({ method: 'POST', path: '/internal/refresh', headers, body })
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
    withRequestId(requestId, () => answer(req, res, destination, forwarded)).catch((error) => {
      if (error instanceof BodyTooLarge) return sendTooLarge(req, res)
      logger.warn({ requestId, err: error }, 'a page could not be made')
      sendUnavailable(res)
    })
  }
}

/** Next answers the same address with HTML or with data for the router, by these headers. */
const VARIANTS = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch']

function keyOf({ headers }: IncomingMessage, name: string): string {
  if (!headers.rsc) return name
  return [name, ...VARIANTS.map((variant) => headers[variant] ?? '')].join(' ')
}

const READING = ['GET', 'HEAD']

function isReading({ method = '' }: IncomingMessage): boolean {
  return READING.includes(method)
}

/** The client's own validators and ranges are answered here, not behind. */
const ANSWERED_HERE = ['if-none-match', 'if-modified-since', 'if-range', 'range']

function originHeaders(
  req: IncomingMessage,
  forwarded: Forwarded,
): Record<string, string | string[] | undefined> {
  const headers = onwardHeaders(req, forwarded)
  for (const name of ANSWERED_HERE) delete headers[name]
  return headers
}
