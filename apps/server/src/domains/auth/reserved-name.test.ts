import { expect, it } from 'vitest'
import { parseConfig } from '../../config.ts'
import { isReservedName } from './reserved-name.ts'

const config = parseConfig({ SITE_NAME: '墨栈' })

it.each([
  '系统通知',
  '管理员',
  '超级管理员',
  '墨栈',
  '墨栈官方',
  '墨栈 · 客服 01',
  '【系统管理员】',
  'admin',
  'ＡＤＭＩＮ',
  'Admin_007',
  '管\u200b理\u3164员',
])('%s is reserved', (name) => {
  expect(isReservedName(name, config)).toBe(true)
})

it.each(['墨栈读者', '非官方', 'badminton', '小舟', '007', '系统架构', 'ad官方min'])(
  '%s is not reserved',
  (name) => {
    expect(isReservedName(name, config)).toBe(false)
  },
)

it('reserves the configured names and the name of the site', () => {
  const own = parseConfig({ SITE_NAME: '读书会', RESERVED_NAMES: ' 会长 ,秘书,' })
  expect(['会长', '秘书', '读书会'].every((name) => isReservedName(name, own))).toBe(true)
  expect(isReservedName('管理员', own)).toBe(false)
})
