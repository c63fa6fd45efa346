/** What was given cannot be sent, as was found before it was; `message` is for the person who gave it. */
export class InputError extends Error {
  override name = 'InputError'
}

/** Whether nothing was sent because of what was given. */
export function isInputError(error: unknown): error is InputError {
  return error instanceof Error && error.name === 'InputError'
}
