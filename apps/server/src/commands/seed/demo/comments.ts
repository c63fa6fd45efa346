import { backendThreads } from './comments-backend.ts'
import { frontendThreads } from './comments-frontend.ts'
import { toComments } from './threads.ts'

/** Every comment, thread by thread. */
export const comments = toComments({ ...backendThreads, ...frontendThreads })
