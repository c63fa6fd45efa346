import { definePackageTest } from '@mozhan/vitest'

export default definePackageTest({
  test: {
    globalSetup: './tests/_template.ts',
    // The machine may be busy: tests that start servers wait longer than they need.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Most of the time a test waits for a database or a process.
    maxWorkers: 2,
  },
})
