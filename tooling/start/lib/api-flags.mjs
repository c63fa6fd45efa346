import { availableParallelism } from 'node:os'

/** With more cores, helpers of the garbage collector find one that is free. */
const FEW_CORES = 4

/**
 * Flags of Node for the API. Each thread collects its own garbage where cores are few: helper threads of V8 take no
 * niceness, and those that collect for worker threads would take the cores from the thread that answers calls.
 */
export const apiFlags = availableParallelism() <= FEW_CORES ? ['--single-threaded-gc'] : []
