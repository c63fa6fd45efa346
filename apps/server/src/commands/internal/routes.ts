import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { stream } from 'hono/streaming'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { importEntry } from '../../domains/archive/import-entry.ts'
import { importArticle } from '../../domains/article/import-article.ts'
import { rebuildIndex } from '../../domains/search/reindex.ts'
import { answerFailure, answerSuccess } from '../../platform/http/envelope.ts'
import { DomainError } from '../../platform/http/errors.ts'
import { importArticleSchema, importEntrySchema } from './import-schema.ts'

/** One request carries an article with all its pictures. */
const MAX_IMPORT_BYTES = 256 * 1024 * 1024

/** Routes for tools on this machine. They authenticate with the secret in the data folder. */
export function internalRoutes(context: AppContext): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    const given = Buffer.from(c.req.header('x-import-secret') ?? '')
    const secret = Buffer.from(context.importSecret)
    // Without the secret these paths answer like unknown ones.
    if (given.length !== secret.length || !timingSafeEqual(given, secret)) {
      throw new DomainError('unknownPath')
    }
    await next()
  })
  app.use(
    bodyLimit({
      maxSize: MAX_IMPORT_BYTES,
      onError: (c) => answerFailure(c, new DomainError('tooLarge')),
    }),
  )
  app.put('/import/article', async (c) => {
    const parsed = importArticleSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success) throw new DomainError('refused', z.prettifyError(parsed.error))
    return answerSuccess(c, await importArticle(context, parsed.data))
  })
  app.put('/import/entry', async (c) => {
    const parsed = importEntrySchema.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success) throw new DomainError('refused', z.prettifyError(parsed.error))
    return answerSuccess(c, await importEntry(context, parsed.data))
  })
  app.get('/backup', async (c) => {
    const dump = await context.store.dump?.()
    if (dump === undefined) throw new DomainError('unknownPath')
    return c.body(dump.stream())
  })
  app.post('/search/rebuild', (c) =>
    stream(c, async (out) => {
      const stopping = new AbortController()
      out.onAbort(() => stopping.abort())
      await rebuildIndex(context, stopping.signal, (progress) =>
        out.write(`${JSON.stringify(progress)}\n`),
      )
    }),
  )
  return app
}
