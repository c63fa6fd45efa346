import { defineConfig } from 'tsup'

/** A worker is one plain script each: not every browser takes modules there. */
export default defineConfig({
  entry: { sw: 'src/worker/main.ts', removal: 'src/worker/removal.ts' },
  format: ['iife'],
  target: 'es2022',
  outDir: 'dist',
  outExtension: () => ({ js: '.js' }),
  noExternal: [/./],
  minify: true,
  clean: true,
  dts: false,
  silent: true,
  esbuildOptions(options) {
    options.charset = 'utf8'
    options.conditions = ['development']
  },
})
