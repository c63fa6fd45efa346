'use client'

import type { TablerIcon } from '@tabler/icons-react'
import { type ComponentPropsWithRef, createContext, useContext } from 'react'
import { copy } from '../copy.ts'
import { ariaKey, formatKey } from '../source/shortcuts.ts'
import classes from './Toolbar.module.css'

export interface ToolButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'id'> {
  /** Unique in its toolbar. */
  tool: string
  label: string
  icon: TablerIcon
  /** In CodeMirror's notation: `Mod-b`. */
  keys?: string | undefined
}

/** The id of the tool that is the tab stop (roving tabindex). */
export const ActiveTool = createContext('')

/** One tool: an icon with a Chinese name and its shortcut. */
export function ToolButton({ tool, label, icon: Icon, keys, className, ...rest }: ToolButtonProps) {
  const isActive = useContext(ActiveTool) === tool
  const mac = isMac()
  const name = keys ? copy.withKeys(label, formatKey(keys, mac)) : label
  return (
    <button
      type="button"
      className={[classes.tool, className].filter(Boolean).join(' ')}
      data-tool={tool}
      tabIndex={isActive ? 0 : -1}
      aria-label={name}
      aria-keyshortcuts={keys && ariaKey(keys, mac)}
      title={name}
      // Keeps the focus in the text, so that a composition continues.
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
    </button>
  )
}

/** Read in the browser only: the toolbar is part of the full editor. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform)
}
