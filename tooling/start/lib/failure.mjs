/** Something the person at the keyboard can put right: shown as one sentence, without a stack. */
export class Failure extends Error {
  /**
   * @param {string} message one sentence that says what is wrong and what to do; may be empty when already shown
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/**
 * Runs a command's main function and turns its failures into one sentence and an exit code.
 * @param {() => Promise<number | undefined>} main answers the exit code, 0 by default
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (error.message) console.error(error.message)
    process.exitCode = error.exitCode
  }
}
