'use client'

import { useApi, useCallFailure, useUploadImage } from '@mozhan/session/client'
import { useMemo } from 'react'
import type { ArticleCalls } from './ArticleSettings.tsx'

/** What the settings ask of the site, as the person who is signed in. */
export function useArticleCalls(): ArticleCalls {
  const getApi = useApi()
  const upload = useUploadImage()
  const describeFailure = useCallFailure()
  return useMemo(
    () => ({
      upload,
      async summarise(content) {
        const api = await getApi()
        return api.article.getSummary({ body: { content } })
      },
      async createColumn(name) {
        const api = await getApi()
        return api.column.saveColumn({ body: { name } })
      },
      describeError: (error) => describeFailure(error).message,
    }),
    [getApi, upload, describeFailure],
  )
}
