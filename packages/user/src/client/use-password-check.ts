'use client'

import { useApi, useMember } from '@mozhan/session/client'
import { useRef, useState } from 'react'

/** Checks the old password with the server, once per typed value. */
export function usePasswordCheck(userId: string) {
  const getApi = useApi()
  const { describeFailure } = useMember()
  const [problem, setProblem] = useState<string>()
  /** The last checked value. Responses for other values are ignored, and it is not checked again. */
  const asked = useRef('')
  return {
    problem,
    async run(oldPassword: string): Promise<void> {
      if (oldPassword === '' || oldPassword === asked.current) return
      asked.current = oldPassword
      try {
        const api = await getApi()
        await api.user.checkPassword({ body: { userId, oldPassword } })
      } catch (error) {
        if (asked.current === oldPassword) setProblem(describeFailure(error))
      }
    },
    forget(): void {
      asked.current = ''
      setProblem(undefined)
    },
  }
}
