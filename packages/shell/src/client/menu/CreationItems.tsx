'use client'

import { IconFileUpload, IconHelpCircle, IconPencil } from '@tabler/icons-react'
import { creationEntries } from '../../model/menu-entries.ts'
import { MenuLink } from './MenuLink.tsx'

const [article, question, resource] = creationEntries

/** 写文章, 提问题, 上传资源. */
export function CreationItems() {
  return (
    <>
      <MenuLink entry={article} icon={IconPencil} />
      <MenuLink entry={question} icon={IconHelpCircle} />
      <MenuLink entry={resource} icon={IconFileUpload} />
    </>
  )
}
