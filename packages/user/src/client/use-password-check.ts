'use client'

import { useApi, useMember } from '@mozhan/session/client'
import { useRef, useState } from 'react'

/** Asks whether the old password is the right one, once for each that was typed. */
export function usePasswordCheck(userId: string) {
  const getApi = useApi()
  const { describeFailure } = useMember()
  const [problem, setProblem] = useState<string>()
  /** The one asked about last: its answer counts, and it is not asked about again. */
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
