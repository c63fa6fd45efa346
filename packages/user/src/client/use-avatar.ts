'use client'

import { useUploadImage } from '@mozhan/content/client'
import { changeSessionUser, useApi, useMember } from '@mozhan/session/client'
import { useStore } from 'jotai/react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { copy } from '../copy.ts'

/** State of an avatar upload. */
export type AvatarState =
  | { status: 'idle' | 'saving' | 'done' }
  | { status: 'sending'; share: number }
  | { status: 'failed'; reason: string }

/** Uploads an avatar and sets it. The old file is deleted once the new one is stored. */
export function useAvatar({ id, imageUrl }: { id: string; imageUrl?: string }) {
  const router = useRouter()
  const store = useStore()
  const getApi = useApi()
  const upload = useUploadImage()
  const { describeFailure } = useMember()
  const [state, setState] = useState<AvatarState>({ status: 'idle' })

  /** Deletes an unused file. Failures are ignored, because the server also cleans up. */
  const drop = async (fileUrl: string) => {
    const api = await getApi()
    await api.file.deleteFile({ query: { fileUrl } }).catch(() => undefined)
  }
  /** @returns whether the avatar is stored */
  const replace = async (file: File): Promise<boolean> => {
    setState({ status: 'sending', share: 0 })
    try {
      const address = await upload(file, {
        onProgress: (share) => setState({ status: 'sending', share }),
      })
      setState({ status: 'saving' })
      try {
        const api = await getApi()
        await api.user.updateUser({ body: { id, imageUrl: address } })
      } catch (error) {
        void drop(address).catch(() => undefined)
        throw error
      }
      changeSessionUser(store, { imageUrl: address })
      setState({ status: 'done' })
      router.refresh()
      if (imageUrl?.startsWith('/files/')) void drop(imageUrl).catch(() => undefined)
      return true
    } catch (error) {
      setState({ status: 'failed', reason: copy.avatar.failed(describeFailure(error)) })
      return false
    }
  }
  const reset = () => setState({ status: 'idle' })
  return { state, replace, reset }
}
