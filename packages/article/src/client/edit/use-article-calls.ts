'use client'

import { contract } from '@mozhan/api-client/contract'
import { useApi, useCallFailure, useUpload } from '@mozhan/session/client'
import { useMemo } from 'react'
import type { ArticleCalls } from './ArticleSettings.tsx'

/** What the settings ask of the site, as the person who is signed in. */
export function useArticleCalls(): ArticleCalls {
  const getApi = useApi()
  const send = useUpload()
  const describeFailure = useCallFailure()
  return useMemo(
    () => ({
      upload: async (file, options) =>
        String(await send(contract.file.uploadImage.path, file, options)),
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
    [getApi, send, describeFailure],
  )
}
