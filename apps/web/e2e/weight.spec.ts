import { pathOf } from '@mozhan/routes/site'
import { BUDGETS } from './budgets.ts'
import { findArticle } from './demo.ts'
import { idOf, isGuarded, routeNames } from './screens.ts'
import { expect, sessionOf, test } from './test.ts'
import { createPageScale } from './weigh.ts'

test('every route is within its size budget', async ({ stack }) => {
  test.setTimeout(120_000)
  const weigh = createPageScale(stack.siteUrl)
  const { userId } = await findArticle(stack, () => true)
  const cookie = sessionOf(stack, userId)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
  const exceeded: string[] = []
  for (const name of routeNames) {
    // The error page redirects without a failure.
    if (name === 'error') continue
    const path = pathOf(name, await idOf(stack, name))
    const weight = await weigh(path, isGuarded(name) ? cookie : undefined)
    const description = JSON.stringify({ name, ...weight, budget: BUDGETS[name] })
    test.info().annotations.push({ type: 'weight', description })
    for (const part of ['html', 'script', 'style'] as const) {
      const limit = BUDGETS[name][part] * 1000
      if (weight[part] > limit) exceeded.push(`${name}: ${part} ${weight[part]} > ${limit}`)
    }
  }
  expect(exceeded).toEqual([])
})
