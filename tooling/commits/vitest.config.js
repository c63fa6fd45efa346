import { definePackageTest } from '@mozhan/vitest'

export default definePackageTest({ test: { include: ['*.test.mjs'] } })
