export { nameBuild } from './pages/worker-script.ts'
export { apiSourcesOf, loginSourceOf } from './policy/csp.ts'
export { describeFatalError } from './process/lifecycle.ts'
export { type Site, startFrontDoor } from './process/start-front-door.ts'
