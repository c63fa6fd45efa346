import { randomBytes } from 'node:crypto'
import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fillIndex } from '../../domains/search/reindex.ts'
import { users } from '../../platform/db/schema/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type RenderContext, renderContent } from '../../platform/text/render-content.ts'
import { copy } from './copy.ts'
import { demoContent } from './demo/index.ts'
import type { DemoContent } from './demo/types.ts'
import { insertArticles } from './insert/articles.ts'
import { insertBasics } from './insert/basics.ts'
import { insertComments } from './insert/comments.ts'
import { insertCounts } from './insert/counts.ts'
import { insertQuestions } from './insert/questions.ts'
import { insertResources } from './insert/resources.ts'

/** Owner of the worker tasks that render and index texts. */
const OWNER = 'seed'
/** User name of the first account of an empty site. */
const OWNER_NAME = 'owner'
const DEMO_FILES = path.join(import.meta.dirname, 'demo/files')

const EMPTY_CONTENT: DemoContent = {
  ...demoContent,
  users: [],
  adverts: [],
  columns: [],
  articles: [],
  comments: [],
  questions: [],
  resources: [],
  messages: [],
  history: [],
}

type SeedContext = RenderContext & Pick<Platform, 'clock' | 'workers'>

interface FirstStartOptions {
  /** Whether the demonstration content is written, with accounts whose passwords are published. */
  readonly isDemo: boolean
  /** Shows a text on the terminal. @default standard error, because the password must not be in the log */
  readonly print?: (text: string) => void
}

/**
 * Fills an empty database with the demonstration content, or with channels, labels and one account whose password is printed
 * once. Does nothing if there are users.
 */
export async function seedFirstStart(
  context: SeedContext & Pick<Platform, 'createId' | 'logger'>,
  { isDemo, print = (text) => void process.stderr.write(text) }: FirstStartOptions,
): Promise<void> {
  const [user] = await context.db.select({ id: users.id }).from(users).limit(1)
  if (user !== undefined) return
  if (!isDemo) return seedOwner(context, print)
  const target = path.join(context.filesDir, 'demo')
  await mkdir(target, { recursive: true })
  // Before the texts, because the renderer measures their pictures.
  await cp(DEMO_FILES, target, { recursive: true })
  await seedContent(context, demoContent)
  context.logger.info('demonstration content written')
}

/** Without labels nothing can be published, so the channels with their labels and the dictionaries are written, too. */
async function seedOwner(
  context: SeedContext & Pick<Platform, 'createId' | 'logger'>,
  print: (text: string) => void,
): Promise<void> {
  const password = randomBytes(12).toString('base64url')
  const owner = {
    id: context.createId(),
    username: OWNER_NAME,
    nickName: OWNER_NAME,
    password,
    createDate: { daysAgo: 0 },
  }
  await seedContent(context, { ...EMPTY_CONTENT, users: [owner] })
  print(`\n${copy.owner(OWNER_NAME, password)}\n\n`)
  context.logger.info('empty site written')
}

/** Writes content in one transaction: an interrupted first start leaves nothing behind. */
export async function seedContent(context: SeedContext, content: DemoContent): Promise<void> {
  const texts = new Map<string, Awaited<ReturnType<typeof renderContent>>>()
  for (const { id, markdown } of [...content.articles, ...content.questions]) {
    texts.set(id, await renderContent(context, markdown, { owner: OWNER }))
  }
  for (const { id, markdown } of content.questions.flatMap((question) => question.answers)) {
    texts.set(id, await renderContent(context, markdown, { owner: OWNER, idPrefix: `a${id}-` }))
  }
  const getText = (id: string) => {
    const text = texts.get(id)
    if (text === undefined) throw new Error(`No rendered text for ${id}`)
    return text
  }
  const now = context.clock()
  await context.db.transaction(async (tx) => {
    await insertBasics(tx, content, now)
    await insertArticles(tx, content, getText, now)
    await insertComments({ ...context, db: tx }, content.comments, now)
    await insertQuestions(tx, content, getText, now)
    await insertResources(tx, content, context.filesDir, now)
    await insertCounts(tx)
    await fillIndex(context, tx)
  })
}
