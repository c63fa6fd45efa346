import { expect, it } from 'vitest'
import { findUnexpectedSkips } from './skips.mjs'

const DATABASE = 'two instances (needs TEST_DATABASE_URL) share a folder'
const REDIS = 'limits are shared (needs TEST_REDIS_URL)'
const BROKER = 'Web STOMP (needs TEST_RABBITMQ_URL) is heard'
const GIVEN = { TEST_DATABASE_URL: 'postgres://a', TEST_REDIS_URL: 'redis://a' }

it('accepts skips that name a missing service', () => {
  expect(findUnexpectedSkips([DATABASE, REDIS, BROKER], {})).toEqual([])
  expect(findUnexpectedSkips([BROKER], GIVEN)).toEqual([])
})

it('reports skips that name an available service', () => {
  expect(findUnexpectedSkips([DATABASE, REDIS, BROKER], GIVEN)).toEqual([DATABASE, REDIS])
  expect(findUnexpectedSkips([DATABASE, REDIS], { TEST_REDIS_URL: 'redis://a' })).toEqual([REDIS])
})

it('reports skips that name no service or an unknown one', () => {
  const names = ['articles are imported', 'a picture (needs SAMPLES_DIR)', 'TEST_REDIS_URL is read']
  expect(findUnexpectedSkips(names, {})).toEqual(names)
})

it('accepts skips that name several services if one is missing', () => {
  const name = `${DATABASE} ${REDIS}`
  expect(findUnexpectedSkips([name], { TEST_DATABASE_URL: 'postgres://a' })).toEqual([])
  expect(findUnexpectedSkips([name], GIVEN)).toEqual([name])
})
