import { fileURLToPath } from 'node:url'
import { definePackageTest } from '@mozhan/vitest'

export default definePackageTest({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: { include: ['src/**/*.test.ts'], isolate: true },
})
