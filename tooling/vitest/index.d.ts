import type { ViteUserConfig } from 'vitest/config'

export interface PackageTestOptions extends Omit<ViteUserConfig, 'test'> {
  /** Run in happy-dom with Testing Library. */
  dom?: boolean
  /** Merged over vitest's own options. */
  test?: ViteUserConfig['test']
}

export function definePackageTest(options?: PackageTestOptions): ViteUserConfig
