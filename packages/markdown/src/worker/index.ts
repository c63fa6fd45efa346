export { serveRequests } from './serve-requests.ts'
