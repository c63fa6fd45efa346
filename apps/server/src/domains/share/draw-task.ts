// Drawing a share picture takes about a tenth of a second. Runs in worker threads.
import { defineTask } from '../../platform/workers/task.ts'
import { drawSharePicture, type SharePicture } from './draw.ts'

export const draw = defineTask((picture: SharePicture) => drawSharePicture(picture))
