declare module '@joplin/turndown-plugin-gfm' {
  import type { Plugin } from 'turndown'

  /** Tables, strikethrough, tasks, highlighted code. */
  export const gfm: Plugin
}
