import { definePackageTest } from '@mozhan/vitest'

export default definePackageTest({ dom: true, test: { isolate: true } })
