import { cpSync, statSync } from 'node:fs'
import { defineConfig } from 'tsup'

const RELATIVE_TS_IMPORT = /((?:\bfrom|\bimport)\s*\(?\s*["']\.{1,2}\/[^"']+?)\.tsx?(["'])/g

/**
 * Builds a package file by file, without bundling, so that 'use client' directives stay in their modules and CSS Modules
 * beside their components. `tsc -p tsconfig.build.json` writes the declarations.
 */
export function definePackage() {
  return defineConfig({
    entry: ['src/**/*.{ts,tsx}', '!src/**/*.d.ts', '!src/**/*.{test,test-d,stories,case}.*'],
    bundle: false,
    format: ['esm'],
    target: 'es2022',
    outDir: 'dist',
    sourcemap: true,
    dts: false,
    clean: true,
    silent: true,
    esbuildOptions(options) {
      options.charset = 'utf8'
    },
    plugins: [
      {
        name: 'ts-extension-to-js',
        renderChunk: (code) => ({ code: code.replace(RELATIVE_TS_IMPORT, '$1.js$2') }),
      },
    ],
    onSuccess: async () =>
      cpSync('src', 'dist', {
        recursive: true,
        filter: (file) => statSync(file).isDirectory() || file.endsWith('.css'),
      }),
  })
}
