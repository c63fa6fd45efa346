'use client'

import { useUploadImage } from '@mozhan/content/client'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { useMemo } from 'react'
import type { ArticleCalls } from './ArticleSettings.tsx'

/** Calls of the editor on behalf of the signed-in user. */
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
      async getArticle(id) {
        const api = await getApi()
        return api.article.getArticle({ params: { id } })
      },
      describeError: (error) => describeFailure(error).message,
    }),
    [getApi, upload, describeFailure],
  )
}
