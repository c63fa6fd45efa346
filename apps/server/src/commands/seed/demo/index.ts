import { adverts, channels, dictionaries } from './channels.ts'
import { columns } from './columns.ts'
import { comments } from './comments.ts'
import { articles } from './load-articles.ts'
import { questions } from './load-questions.ts'
import { history, messages } from './messages.ts'
import { resources } from './resources.ts'
import type { DemoContent } from './types.ts'
import { users } from './users.ts'

/** Content that the first start writes into an empty database. */
export const demoContent: DemoContent = {
  users,
  channels,
  adverts,
  columns,
  articles,
  comments,
  questions,
  resources,
  messages,
  dictionaries,
  history,
}
