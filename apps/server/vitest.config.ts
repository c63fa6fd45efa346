import { definePackageTest } from '@mozhan/vitest'

export default definePackageTest({
  // The machine may be busy: tests that start servers wait longer than they need.
  test: { globalSetup: './tests/_template.ts', testTimeout: 20_000, hookTimeout: 60_000 },
})
