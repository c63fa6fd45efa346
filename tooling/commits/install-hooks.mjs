// `prepare` of the workspace: git runs the hooks of this repository. A tree without git, such as an archive, has none.
import { spawnSync } from 'node:child_process'

spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { stdio: 'ignore' })
