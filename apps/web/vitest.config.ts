import { fileURLToPath } from 'node:url'
import { definePackageTest } from '@mozhan/vitest'

export default definePackageTest({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: { include: ['front-door/**/*.test.ts', 'src/**/*.test.ts'], isolate: true },
})
