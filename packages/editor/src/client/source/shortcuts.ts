import { defaultKeymap, historyKeymap } from '@codemirror/commands'
import { openSearchPanel, searchKeymap } from '@codemirror/search'
import { type Extension, Prec } from '@codemirror/state'
import { type Command, keymap } from '@codemirror/view'
import { indent, outdent } from '../commands/indent.ts'
import { toggleMark } from '../commands/inline.ts'
import {
  insertBlockMath,
  insertCodeBlock,
  insertInlineMath,
  insertLink,
  insertTable,
} from '../commands/insert.ts'
import { toggleHeading, toggleList, toggleQuote } from '../commands/lines.ts'
import { nextCell, previousCell } from '../commands/table.ts'

/** Shortcuts by command, in CodeMirror's notation; also shown by the toolbar. */
export const KEYS = {
  undo: 'Mod-z',
  redo: 'Mod-Shift-z',
  bold: 'Mod-b',
  italic: 'Mod-i',
  strike: 'Mod-Shift-x',
  code: 'Mod-e',
  link: 'Mod-k',
  body: 'Mod-Alt-0',
  headings: ['Mod-Alt-1', 'Mod-Alt-2', 'Mod-Alt-3'],
  ordered: 'Mod-Shift-7',
  bullet: 'Mod-Shift-8',
  task: 'Mod-Shift-9',
  quote: 'Mod-Shift-.',
  codeBlock: 'Mod-Alt-c',
  table: 'Mod-Alt-t',
  inlineMath: 'Mod-Alt-m',
  blockMath: 'Mod-Shift-m',
  image: 'Mod-Alt-g',
  search: 'Mod-f',
  preview: 'Mod-Alt-v',
  fullScreen: 'Mod-Alt-Enter',
  save: 'Mod-s',
} as const

/** Commands that the surrounding component provides. */
export interface EditorCommands {
  image: () => void
  preview: () => void
  fullScreen: () => void
  save: () => void
}

/** The keymap of the source. CodeMirror ignores it during composition. */
export function shortcuts(outer: EditorCommands): Extension {
  const [h1, h2, h3] = KEYS.headings
  const call = (name: keyof EditorCommands): Command => {
    return () => {
      outer[name]()
      return true
    }
  }
  return [
    Prec.high(
      keymap.of([
        { key: KEYS.bold, run: toggleMark('**') },
        { key: KEYS.italic, run: toggleMark('*') },
        { key: KEYS.strike, run: toggleMark('~~') },
        { key: KEYS.code, run: toggleMark('`') },
        { key: KEYS.link, run: insertLink },
        { key: KEYS.body, run: toggleHeading(0) },
        { key: h1, run: toggleHeading(1) },
        { key: h2, run: toggleHeading(2) },
        { key: h3, run: toggleHeading(3) },
        { key: KEYS.ordered, run: toggleList('ordered') },
        { key: KEYS.bullet, run: toggleList('bullet') },
        { key: KEYS.task, run: toggleList('task') },
        { key: KEYS.quote, run: toggleQuote },
        { key: KEYS.codeBlock, run: insertCodeBlock() },
        { key: KEYS.table, run: insertTable(3) },
        { key: KEYS.inlineMath, run: insertInlineMath },
        { key: KEYS.blockMath, run: insertBlockMath },
        { key: KEYS.image, run: call('image') },
        { key: KEYS.preview, run: call('preview') },
        { key: KEYS.fullScreen, run: call('fullScreen') },
        { key: KEYS.save, run: call('save'), preventDefault: true },
        { key: KEYS.search, run: openSearchPanel },
        { key: 'Tab', run: nextCell, shift: previousCell },
      ]),
    ),
    keymap.of([
      ...searchKeymap,
      ...historyKeymap,
      { key: 'Tab', run: indent, shift: outdent },
      ...defaultKeymap,
    ]),
  ]
}

/** A shortcut in the notation of the platform: ⌘⌥1, Ctrl+Alt+1. */
export function formatKey(key: string, isMac: boolean): string {
  const parts = key.split('-').map((part) => part.charAt(0).toUpperCase() + part.slice(1))
  if (!isMac) return parts.map((part) => (part === 'Mod' ? 'Ctrl' : part)).join('+')
  const signs: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', Enter: '↩' }
  return parts.map((part) => signs[part] ?? part).join('')
}

/** A shortcut in the notation of `aria-keyshortcuts`. */
export function ariaKey(key: string, isMac: boolean): string {
  const [first, ...rest] = key.split('-')
  const parts = [first === 'Mod' ? (isMac ? 'Meta' : 'Control') : first, ...rest]
  return parts.map((part) => (part === '.' ? 'Period' : part)).join('+')
}
