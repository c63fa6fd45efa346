let watches = 0

/** Whether this page needs somebody who is signed in. */
export function isGuardedPage(): boolean {
  return watches > 0
}

/** Says so for as long as the page stands. @returns takes it back */
export function markGuardedPage(): () => void {
  watches += 1
  return () => {
    watches -= 1
  }
}
