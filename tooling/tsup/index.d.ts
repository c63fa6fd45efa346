import type { defineConfig } from 'tsup'

export function definePackage(): ReturnType<typeof defineConfig>
