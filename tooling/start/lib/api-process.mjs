import { availableParallelism } from 'node:os'

/** With more cores, helper threads of the garbage collector do not compete with the main thread. */
const FEW_CORES = 4

/**
 * Flags of Node for the API. With few cores, each thread collects its own garbage: helper threads of V8 ignore
 * niceness, and those of worker threads would take CPU time from the thread that handles calls.
 */
export const apiFlags = availableParallelism() <= FEW_CORES ? ['--single-threaded-gc'] : []

/**
 * Environment of the API. By default glibc gives threads memory arenas of their own, whose free memory other threads cannot
 * use: after an hour of ended worker threads the process would hold hundreds of megabytes.
 */
export const apiEnv = { MALLOC_ARENA_MAX: '2' }
