/** An error that the user of a command can fix. It is printed as one sentence without a stack. */
export class Failure extends Error {
  /**
   * @param {string} message one sentence with the problem and its fix; empty if it was already printed
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/**
 * Runs the main function of a command, prints failures and sets the exit code.
 * @param {() => Promise<number | undefined>} main returns the exit code, 0 by default
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
