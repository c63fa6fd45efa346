import { pathOf, type RouteName, routeNames, screensNamed } from '@mozhan/routes/site'
import { ACCOUNT_TABS } from '@mozhan/user'
import { findArticle } from './demo.ts'
import type { Stack } from './stack.ts'

export { routeNames }

export const isGuarded = (name: RouteName) => screensNamed(name).some((screen) => screen.isGuarded)

/** An existing id for routes that take one. */
export async function idOf(stack: Stack, name: RouteName): Promise<string | undefined> {
  if (!screensNamed(name).some(({ route }) => route.path.includes(':id'))) return undefined
  const api = stack.apiOf()
  const article = await findArticle(stack, ({ labelIds }) => labelIds.length > 0)
  if (name === 'index-id') return (await api.channel.listChannels())[0]?.id
  if (name === 'column') return (await api.column.listTopColumns({ params: { id: '1' } }))[0]?.id
  if (name === 'label-id') return article.labelIds[0]
  if (name === 'question-id') {
    const body = { title: '这个地址打得开吗？', labelIds: article.labelIds, mdContent: '试试。' }
    return stack.apiOf(article.userId).question.createQuestion({ body })
  }
  if (name === 'resource-id') {
    const { records } = await api.resource.findResources({ body: { current: 1, size: 1 } })
    return records[0]?.id
  }
  return name === 'user-id' ? article.userId : article.id
}

/** Addresses of all screens with content, including states with a query. */
export async function listScreens(stack: Stack): Promise<{ open: string[]; guarded: string[] }> {
  const open: string[] = []
  const guarded: string[] = []
  for (const name of routeNames) {
    if (name === 'error') continue
    const paths = screensNamed(name).length > 1 ? [pathOf(name)] : []
    paths.push(pathOf(name, await idOf(stack, name)))
    ;(isGuarded(name) ? guarded : open).push(...paths)
  }
  return {
    open: [
      ...open,
      '/search/?key=TypeScript&t=4',
      '/search/?key=%E7%8A%B0%E7%8B%B3&t=4',
      '/question?tab=wait',
      '/resource/list?type=code',
      '/nothing-here',
    ],
    guarded: [
      ...guarded,
      '/message?t=4',
      '/message?panel=settings',
      ...ACCOUNT_TABS.map((tab) => `/user?tab=${tab}`),
    ],
  }
}
