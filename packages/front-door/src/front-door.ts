import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type createLogger, REQUEST_ID_HEADER, withRequestId } from '@mozhan/operations'
import type { ApiProxy } from './api/proxy.ts'
import type { Framework } from './framework.ts'
import { directHeaders } from './origin/direct-headers.ts'
import { BodyTooLarge, type FetchOrigin, type OriginResponse, readBody } from './origin/origin.ts'
import { forRouter } from './origin/router-response.ts'
import { asTooMany } from './origin/too-many.ts'
import { asUnavailable } from './origin/unavailable-api.ts'
import { AssetStore } from './pages/asset-store.ts'
import { toKeyedRequest } from './pages/keyed-request.ts'
import { MissingPage } from './pages/missing-page.ts'
import type { PageCache, StoredPage } from './pages/page-cache.ts'
import { PageSource } from './pages/page-source.ts'
import { asPersonal } from './pages/personal.ts'
import type { PolicyOf } from './policy/csp.ts'
import { setSecurityHeaders } from './policy/headers.ts'
import type { Stage } from './process/lifecycle.ts'
import { type AddressRules, classifyAddress, type Destination } from './request/address.ts'
import type { Forwarded } from './request/forwarded.ts'
import { hasValidHost } from './request/host.ts'
import type { Observe } from './request/observe.ts'
import {
  sendBadRequest,
  sendNotAllowed,
  sendPage,
  sendResponse,
  sendStatus,
  sendTooLarge,
  sendUnavailable,
} from './send.ts'

/** How the response to an address may be cached. */
export type CachePolicy =
  /** Shared by all readers. `name` is the normalized path with its allowed query parameters, and is part of the cache key. */
  | { kind: 'cached'; name: string }
  /** Not cached, but not personal. */
  | { kind: 'dynamic' }
  /** Depends on the user; never cached. */
  | { kind: 'personal' }

/** Finds the cache policy of a canonical path and its query. */
export type FindCachePolicy = (pathname: string, query: URLSearchParams) => CachePolicy

export interface FrontDoorOptions {
  addressRules: Omit<AddressRules, 'framework'>
  framework: Framework
  findCachePolicy: FindCachePolicy
  fetchOrigin: FetchOrigin
  cache: PageCache
  policyOf: PolicyOf
  proxy: ApiProxy
  readForwarded: (req: IncomingMessage) => Forwarded
  /** Script of the service worker. */
  worker: StoredPage
  readStage: () => Stage
  observe: Observe
  logger: Pick<ReturnType<typeof createLogger>, 'warn'>
  /** Called with the body of each successful invalidation. */
  onRefresh?: (body: Buffer) => void
}

const SMALL_BODY = 1_000_000

/** Handles every request of the site: calls of the API are proxied, pages are served from the cache. */
export function createFrontDoor(options: FrontDoorOptions): RequestListener {
  const { framework, findCachePolicy, fetchOrigin, cache, policyOf, proxy } = options
  const { readForwarded, readStage, observe, worker, logger } = options
  const addressRules = { ...options.addressRules, framework }
  const pages = new PageSource({ fetchOrigin, cache, policyOf })
  const assets = new AssetStore(fetchOrigin, framework.assets)
  const missing = new MissingPage(fetchOrigin, cache, framework.isEmptyDocument)

  async function respond(
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
        return sendResponse(req, res, await missing.load(), policyOf)
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
        if (!isRead(req)) return sendNotAllowed(req, res, READ_METHODS)
        const page = await assets.get(url)
        return page ? sendPage(req, res, page) : fetchDirectly(req, res, url, forwarded)
      }
      case 'site': {
        // Pages have no forms and no server actions: only reads are forwarded to the site.
        if (!isRead(req)) return sendNotAllowed(req, res, READ_METHODS)
        const { pathname } = destination
        const at = url.indexOf('?')
        const query = at < 0 ? '' : url.slice(at)
        const policy = findCachePolicy(pathname, new URLSearchParams(query))
        if (policy.kind === 'cached') return sendSite(req, res, policy.name, forwarded)
        const change = policy.kind === 'personal' ? asPersonal : asTooMany
        return fetchDirectly(req, res, pathname + query, forwarded, change)
      }
    }
  }

  async function sendSite(
    req: IncomingMessage,
    res: ServerResponse,
    name: string,
    { requestId }: Forwarded,
  ): Promise<void> {
    const result = await pages.get({ ...toKeyedRequest(name, req.headers, framework), requestId })
    if (result.kind === 'page') sendPage(req, res, result.page)
    else {
      const made = asUnavailable(result.response)
      const response = await missing.complete(made, req.headers.accept)
      await sendResponse(req, res, forRouter(req, response, framework.isRouter), policyOf)
    }
  }

  async function fetchDirectly(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    forwarded: Forwarded,
    change = (response: OriginResponse) => response,
  ): Promise<void> {
    const { requestId } = forwarded
    const headers = directHeaders(req, forwarded, framework)
    const originRequest = { method: 'GET', path, headers, requestId }
    const made = asUnavailable(await fetchOrigin(originRequest))
    const response = change(await missing.complete(made, req.headers.accept))
    await sendResponse(req, res, forRouter(req, response, framework.isRouter), policyOf)
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
    const done = await fetchOrigin({
      method: 'POST',
      path: '/internal/refresh',
      headers,
      body,
      requestId,
    })
    if (done.status < 300) {
      cache.invalidate()
      options.onRefresh?.(body)
    }
    await sendResponse(req, res, done, policyOf)
  }

  return (req, res) => {
    const forwarded = readForwarded(req)
    const destination = classifyAddress(req.url ?? '/', addressRules)
    const { requestId } = forwarded
    res.setHeader(REQUEST_ID_HEADER, requestId)
    // Otherwise a client could send its next request on a connection that is about to close.
    if (readStage() === 'draining') res.setHeader('connection', 'close')
    observe(req, res, destination, requestId)
    if (!hasValidHost(req)) return sendBadRequest(req, res)
    withRequestId(requestId, () => respond(req, res, destination, forwarded)).catch((error) => {
      if (error instanceof BodyTooLarge) return sendTooLarge(req, res)
      logger.warn({ requestId, err: error }, 'could not render a page')
      sendUnavailable(res)
    })
  }
}

const READ_METHODS = ['GET', 'HEAD']

function isRead({ method = '' }: IncomingMessage): boolean {
  return READ_METHODS.includes(method)
}
