import { isNotFound } from '@mozhan/api-client/errors'

/** The answer of a call, or undefined if it fails because the content does not exist. Rethrows other errors. */
export async function ifFound<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}
