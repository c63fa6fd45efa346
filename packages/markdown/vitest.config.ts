import { definePackageTest } from '@mozhan/vitest'

export default definePackageTest({ test: { isolate: true } })
