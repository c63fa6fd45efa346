import { definePackageTest } from '@mozhan/vitest'

export default definePackageTest({ dom: true })
