import { availableParallelism } from 'node:os'

/** With more cores, helper threads of the garbage collector do not compete with the main thread. */
const FEW_CORES = 4

/**
 * Flags of Node for the API. With few cores, each thread collects its own garbage: helper threads of V8 ignore
 * niceness, and those of worker threads would take CPU time from the thread that handles calls.
 */
export const apiFlags = availableParallelism() <= FEW_CORES ? ['--single-threaded-gc'] : []
