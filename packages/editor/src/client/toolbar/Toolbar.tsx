'use client'

import type { Command } from '@codemirror/view'
import { useCompositionSafeKeys } from '@mozhan/ui/client'
import { IconColumns2, IconMaximize, IconMinimize, IconPhoto } from '@tabler/icons-react'
import { Fragment, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import { KEYS } from '../source/shortcuts.ts'
import { ActiveTool, ToolButton } from './ToolButton.tsx'
import classes from './Toolbar.module.css'
import { ToolMenu } from './ToolMenu.tsx'
import { TOOLS } from './tools.ts'

export interface ToolbarProps {
  /** Runs a command in the text and focuses it. */
  onRun: (command: Command) => void
  onImage: () => void
  isReadOnly: boolean
  preview: {
    isOpen: boolean
    onToggle: () => void
    /** Also shown if only one pane fits. */
    isAlways: boolean
  }
  fullScreen: { isOn: boolean; onToggle: () => void }
}

const TOOL = 'button[data-tool]:not(:disabled)'

/** A toolbar with roving tabindex; arrow keys move between tools. */
export function Toolbar({ onRun, onImage, isReadOnly, preview, fullScreen }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState('undo')

  const move = (step: number) => {
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>(TOOL) ?? [])].filter(isShown)
    const at = tools.findIndex((tool) => tool.matches(':focus'))
    if (at < 0) return
    tools[(at + step + tools.length) % tools.length]?.focus()
  }
  const keys = useCompositionSafeKeys({
    ArrowLeft: (event) => {
      event.preventDefault()
      move(-1)
    },
    ArrowRight: (event) => {
      event.preventDefault()
      move(1)
    },
  })

  return (
    <ActiveTool value={isReadOnly ? 'search' : active}>
      <div
        ref={bar}
        className={classes.toolbar}
        role="toolbar"
        aria-label={copy.toolbar}
        onFocus={({ target }) => setActive(target.getAttribute('data-tool') ?? active)}
        {...keys}
      >
        <div className={classes.tools}>
          {TOOLS.map((group) => (
            <Fragment key={group[0]?.id}>
              {group.map((tool) => {
                const disabled = isReadOnly && tool.id !== 'search'
                const { id, label, icon, command, choices } = tool
                if (choices) {
                  return (
                    <ToolMenu
                      key={id}
                      tool={tool}
                      choices={choices}
                      disabled={disabled}
                      onChoose={onRun}
                    />
                  )
                }
                return (
                  <ToolButton
                    key={id}
                    tool={id}
                    label={label}
                    icon={icon}
                    keys={tool.keys}
                    disabled={disabled}
                    onClick={() => command && onRun(command)}
                  />
                )
              })}
              {group.some(({ id }) => id === 'table') ? (
                <ToolButton
                  tool="image"
                  label={copy.tools.image}
                  icon={IconPhoto}
                  keys={KEYS.image}
                  disabled={isReadOnly}
                  onClick={onImage}
                />
              ) : null}
              <span className={classes.gap} />
            </Fragment>
          ))}
        </div>
        <ToolButton
          tool="preview"
          label={copy.tools.preview}
          icon={IconColumns2}
          keys={KEYS.preview}
          className={preview.isAlways ? undefined : classes.wide}
          aria-pressed={preview.isOpen}
          onClick={preview.onToggle}
        />
        <ToolButton
          tool="fullScreen"
          label={fullScreen.isOn ? copy.tools.leaveFullScreen : copy.tools.fullScreen}
          icon={fullScreen.isOn ? IconMinimize : IconMaximize}
          keys={KEYS.fullScreen}
          aria-pressed={fullScreen.isOn}
          onClick={fullScreen.onToggle}
        />
      </div>
    </ActiveTool>
  )
}

function isShown(element: HTMLElement): boolean {
  return element.offsetParent !== null
}
