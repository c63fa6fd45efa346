import { redo, undo } from '@codemirror/commands'
import { openSearchPanel } from '@codemirror/search'
import type { Command } from '@codemirror/view'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconChartDots3,
  IconCode,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconListCheck,
  IconListNumbers,
  IconMathFunction,
  IconSearch,
  IconSourceCode,
  IconStrikethrough,
  IconTable,
  type TablerIcon,
} from '@tabler/icons-react'
import { toggleMark } from '../commands/inline.ts'
import {
  insertBlockMath,
  insertCodeBlock,
  insertInlineMath,
  insertLink,
  insertTable,
} from '../commands/insert.ts'
import { toggleHeading, toggleList, toggleQuote } from '../commands/lines.ts'
import { copy } from '../copy.ts'
import { LANGUAGES } from '../source/languages.ts'
import { KEYS } from '../source/shortcuts.ts'

export interface Choice {
  label: string
  /** Key of `KEYS`. */
  keys?: string
  command: Command
}

export interface Tool {
  id: string
  label: string
  icon: TablerIcon
  keys?: string
  /** The command, or … */
  command?: Command
  /** … the options of its menu. */
  choices?: Choice[]
}

const { tools, templates } = copy

/** The toolbar groups; pictures, preview and full screen are added by the toolbar itself. */
export const TOOLS: Tool[][] = [
  [
    { id: 'undo', label: tools.undo, icon: IconArrowBackUp, keys: KEYS.undo, command: undo },
    { id: 'redo', label: tools.redo, icon: IconArrowForwardUp, keys: KEYS.redo, command: redo },
  ],
  [
    { id: 'heading', label: tools.heading, icon: IconHeading, choices: headings() },
    { id: 'bold', label: tools.bold, icon: IconBold, keys: KEYS.bold, command: toggleMark('**') },
    {
      id: 'italic',
      label: tools.italic,
      icon: IconItalic,
      keys: KEYS.italic,
      command: toggleMark('*'),
    },
    {
      id: 'strike',
      label: tools.strike,
      icon: IconStrikethrough,
      keys: KEYS.strike,
      command: toggleMark('~~'),
    },
    { id: 'code', label: tools.code, icon: IconCode, keys: KEYS.code, command: toggleMark('`') },
    { id: 'link', label: tools.link, icon: IconLink, keys: KEYS.link, command: insertLink },
  ],
  [
    {
      id: 'bullet',
      label: tools.bullet,
      icon: IconList,
      keys: KEYS.bullet,
      command: toggleList('bullet'),
    },
    {
      id: 'ordered',
      label: tools.ordered,
      icon: IconListNumbers,
      keys: KEYS.ordered,
      command: toggleList('ordered'),
    },
    {
      id: 'task',
      label: tools.task,
      icon: IconListCheck,
      keys: KEYS.task,
      command: toggleList('task'),
    },
    {
      id: 'quote',
      label: tools.quote,
      icon: IconBlockquote,
      keys: KEYS.quote,
      command: toggleQuote,
    },
  ],
  [
    { id: 'codeBlock', label: tools.codeBlock, icon: IconSourceCode, choices: languages() },
    { id: 'table', label: tools.table, icon: IconTable, choices: tables() },
    { id: 'math', label: tools.math, icon: IconMathFunction, choices: formulas() },
    { id: 'diagram', label: tools.diagram, icon: IconChartDots3, choices: diagrams() },
  ],
  [
    {
      id: 'search',
      label: tools.search,
      icon: IconSearch,
      keys: KEYS.search,
      command: openSearchPanel,
    },
  ],
]

function headings(): Choice[] {
  const levels = tools.headings.map((label, index) => ({
    label,
    keys: KEYS.headings[index] ?? '',
    command: toggleHeading(index + 1),
  }))
  return [...levels, { label: tools.body, keys: KEYS.body, command: toggleHeading(0) }]
}

function languages(): Choice[] {
  const named = LANGUAGES.map(({ label, name }) => ({ label, command: insertCodeBlock(name) }))
  return [{ label: tools.plainCode, keys: KEYS.codeBlock, command: insertCodeBlock() }, ...named]
}

function tables(): Choice[] {
  return [2, 3, 4, 5, 6].map((columns) => ({
    label: tools.columns(columns),
    ...(columns === 3 ? { keys: KEYS.table } : {}),
    command: insertTable(columns),
  }))
}

function formulas(): Choice[] {
  return [
    { label: tools.inlineMath, keys: KEYS.inlineMath, command: insertInlineMath },
    { label: tools.blockMath, keys: KEYS.blockMath, command: insertBlockMath },
  ]
}

function diagrams(): Choice[] {
  return [
    { label: tools.diagrams.flow, command: insertCodeBlock('mermaid', templates.flow) },
    { label: tools.diagrams.sequence, command: insertCodeBlock('mermaid', templates.sequence) },
    { label: tools.diagrams.state, command: insertCodeBlock('mermaid', templates.state) },
  ]
}
