/** Characters of one question. The contract allows more, but no model reads more. */
export const MAX_CHARACTERS = 20_000
