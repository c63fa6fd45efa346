import { contract, type Endpoint } from '@mozhan/api-client/contract'
import { createProxyTrust } from '@mozhan/operations'
import { Hono } from 'hono'
import { internalRoutes } from './commands/internal/routes.ts'
import type { AppContext } from './context.ts'
import { advertRoutes } from './domains/advert/routes.ts'
import { archiveRoutes } from './domains/archive/routes.ts'
import { articleRoutes } from './domains/article/routes.ts'
import { authRoutes } from './domains/auth/routes.ts'
import { channelRoutes } from './domains/channel/routes.ts'
import { columnRoutes } from './domains/column/routes.ts'
import { commentRoutes } from './domains/comment/routes.ts'
import { conversationRoutes } from './domains/conversation/routes.ts'
import { dictionaryRoutes } from './domains/dictionary/routes.ts'
import { draftRoutes } from './domains/draft/routes.ts'
import { fileRoutes } from './domains/file/routes.ts'
import { historyRoutes } from './domains/history/routes.ts'
import { letterRoutes } from './domains/letter/routes.ts'
import { messageRoutes } from './domains/message/routes.ts'
import { questionRoutes } from './domains/question/routes.ts'
import { reactionRoutes } from './domains/reaction/routes.ts'
import { resourceRoutes } from './domains/resource/routes.ts'
import { searchRoutes } from './domains/search/routes.ts'
import { shareRoutes } from './domains/share/routes.ts'
import { sitemapRoutes } from './domains/sitemap/routes.ts'
import { userRoutes } from './domains/user/routes.ts'
import { docsRoutes } from './platform/docs/routes.ts'
import { serveFile } from './platform/files/serve-file.ts'
import { createDiskStorage } from './platform/files/storage/disk.ts'
import { answerFailure } from './platform/http/envelope.ts'
import { DomainError, toDomainError } from './platform/http/errors.ts'
import { healthRoutes } from './platform/http/health-routes.ts'
import { observeRequests } from './platform/http/observe-requests.ts'
import { createRouter } from './platform/http/router.ts'
import { securityHeaders } from './platform/http/security-headers.ts'

/** The whole server as one Hono application. It opens no port. */
export function createApp(context: AppContext): Hono {
  const app = new Hono()
  const isTrusted = createProxyTrust(context.config.trustedProxies)
  app.use(observeRequests(context, isTrusted), securityHeaders)
  app.onError((error, c) => {
    const failure = toDomainError(error)
    if (isServerFailure(failure))
      context.logger.error({ err: error, path: c.req.path }, 'request failed')
    return answerFailure(c, failure)
  })
  app.notFound((c) => answerFailure(c, new DomainError('unknownPath')))

  app.route('/', healthRoutes(context))
  const storages = context.config.s3
    ? // Demonstration files are always on disk, also where uploads go to S3.
      [createDiskStorage(context.filesDir), context.storage]
    : [context.storage]
  app.route('/files/share', shareRoutes(context))
  app.get('/files/*', (c) =>
    serveFile(c, storages, new URL(c.req.url).pathname.slice('/files/'.length)),
  )
  app.route('/', docsRoutes())
  app.route('/internal', internalRoutes(context))

  const calls = contractRoutes(context)
  // Browsers call paths below /api. Some reverse proxies strip the prefix, others do not.
  app.route('/', calls)
  app.route('/api', calls)
  return app
}

/** Whether the operator must see the failure in the log; all others are caused by the caller. */
function isServerFailure({ kind }: DomainError): boolean {
  return kind === 'serverError' || kind === 'unavailable'
}

function contractRoutes(context: AppContext): Hono {
  const router = createRouter(context)
  for (const mountDomain of [
    advertRoutes,
    archiveRoutes,
    articleRoutes,
    authRoutes,
    channelRoutes,
    columnRoutes,
    commentRoutes,
    conversationRoutes,
    dictionaryRoutes,
    draftRoutes,
    fileRoutes,
    historyRoutes,
    letterRoutes,
    messageRoutes,
    questionRoutes,
    reactionRoutes,
    resourceRoutes,
    searchRoutes,
    sitemapRoutes,
    userRoutes,
  ]) {
    mountDomain(router)
  }
  const all: readonly Endpoint[] = Object.values(contract).flatMap((group) => Object.values(group))
  return router.build(all)
}
