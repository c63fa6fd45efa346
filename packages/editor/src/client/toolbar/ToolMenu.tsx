'use client'

import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/UnstyledButton.css'
import type { Command } from '@codemirror/view'
import { Menu, MenuDropdown, MenuItem, MenuTarget } from '@mantine/core'
import { tokens } from '@mozhan/ui/theme'
import { useState } from 'react'
import { formatKey } from '../source/shortcuts.ts'
import { isMac, ToolButton } from './ToolButton.tsx'
import classes from './Toolbar.module.css'
import type { Choice, Tool } from './tools.ts'

export interface ToolMenuProps {
  tool: Tool
  choices: Choice[]
  disabled: boolean
  onChoose: (command: Command) => void
}

/** A tool with several options. Escape returns the focus to it, a choice to the text. */
export function ToolMenu({ tool, choices, disabled, onChoose }: ToolMenuProps) {
  const [hasChosen, setHasChosen] = useState(false)
  return (
    <Menu
      onOpen={() => setHasChosen(false)}
      returnFocus={!hasChosen}
      position="bottom-start"
      offset={6}
      withInitialFocusPlaceholder={false}
      radius={tokens.radius.sheet}
      zIndex={tokens.zIndex.overlay + 1}
      transitionProps={{ transition: 'pop-top-left', duration: tokens.motion.fast }}
      classNames={{ dropdown: classes.dropdown, item: classes.item, itemSection: classes.keys }}
    >
      <MenuTarget>
        <ToolButton
          tool={tool.id}
          label={tool.label}
          icon={tool.icon}
          disabled={disabled}
          // Focusable, so that Escape can return the focus to it.
          onMouseDown={undefined}
        />
      </MenuTarget>
      <MenuDropdown>
        {choices.map(({ label, keys, command }) => (
          <MenuItem
            key={label}
            rightSection={keys ? formatKey(keys, isMac()) : undefined}
            onClick={() => {
              setHasChosen(true)
              onChoose(command)
            }}
          >
            {label}
          </MenuItem>
        ))}
      </MenuDropdown>
    </Menu>
  )
}
