import { definePackageTest } from '@mozhan/vitest'

export default definePackageTest({
  test: { include: ['front-door/**/*.test.ts', 'src/**/*.test.ts'] },
})
