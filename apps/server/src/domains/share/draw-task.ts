// Runs in worker threads, because drawing a share picture takes about 100 ms.
import { defineTask } from '../../platform/workers/task.ts'
import { drawSharePicture, type SharePicture } from './draw.ts'

export const draw = defineTask((picture: SharePicture) => drawSharePicture(picture))
