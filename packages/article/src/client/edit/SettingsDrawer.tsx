'use client'

import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Drawer.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/UnstyledButton.css'
import { DrawerCloseButton, DrawerContent, DrawerOverlay, DrawerRoot } from '@mantine/core'
import { UiProvider } from '@mozhan/ui/client'
import { tokens } from '@mozhan/ui/theme'
import { ArticleSettings, type ArticleSettingsProps } from './ArticleSettings.tsx'
import { copy } from './copy.ts'
import { DeleteArticle } from './DeleteArticle.tsx'
import classes from './SettingsDrawer.module.css'

export interface SettingsDrawerProps extends ArticleSettingsProps {
  isOpen: boolean
  onClose: () => void
  /** Id of the article to edit; a new one cannot be deleted. */
  articleId?: string
}

/** Drawer with the settings of an article. */
export function SettingsDrawer({ isOpen, onClose, articleId, ...settings }: SettingsDrawerProps) {
  return (
    <UiProvider>
      <DrawerRoot
        opened={isOpen}
        onClose={onClose}
        position="right"
        size={460}
        zIndex={tokens.zIndex.overlay}
        lockScroll={false}
        transitionProps={{ duration: tokens.motion.calm }}
        classNames={{ content: classes.content }}
      >
        <DrawerOverlay backgroundOpacity={0.4} />
        <DrawerContent aria-label={copy.settings.heading}>
          <header className={classes.head}>
            <h2 className={classes.heading}>{copy.settings.heading}</h2>
            <DrawerCloseButton size={44} iconSize={20} aria-label={copy.settings.close} />
          </header>
          <div className={classes.body}>
            <ArticleSettings {...settings} />
            {articleId === undefined ? null : <DeleteArticle id={articleId} />}
          </div>
        </DrawerContent>
      </DrawerRoot>
    </UiProvider>
  )
}
