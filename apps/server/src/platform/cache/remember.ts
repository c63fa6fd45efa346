/**
 * Asks at most once in a while: who comes meanwhile gets the answer of the last time, or waits for it too. A failure is not
 * remembered.
 * @param ms how long an answer is good
 */
export function remember<Value>(
  ask: () => Promise<Value>,
  ms: number,
  clock: () => Date,
): () => Promise<Value> {
  let kept: { readonly answer: Promise<Value>; readonly until: number } | undefined
  return () => {
    const now = clock().getTime()
    if (kept !== undefined && now < kept.until) return kept.answer
    const mine = { answer: ask(), until: now + ms }
    kept = mine
    mine.answer.catch(() => {
      if (kept === mine) kept = undefined
    })
    return mine.answer
  }
}
