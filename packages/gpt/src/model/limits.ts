/** Characters of one question. The contract takes more; nobody reads more, and no model does. */
export const MAX_CHARACTERS = 20_000
