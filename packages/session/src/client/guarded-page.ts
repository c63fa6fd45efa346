let watches = 0

/** Whether the current page requires a session. */
export function isGuardedPage(): boolean {
  return watches > 0
}

/** Marks the current page as guarded. @returns a function that removes the mark */
export function markGuardedPage(): () => void {
  watches += 1
  return () => {
    watches -= 1
  }
}
