/** An article of about 20 KB of UTF-8 with ten code blocks, a table, lists and formulas. */
export function buildArticle(): string
/** An article of about 200 KB of UTF-8 with sixty code blocks in ten languages, a realistic maximum. */
export function buildLongArticle(): string
