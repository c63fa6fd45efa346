/**
 * Handlers for MSW 3 that answer as the contract says; for tests and stories.
 * @module mocks
 */

export {
  type MockResolver,
  mockEndpoint,
  mockFailure,
  mockNetworkError,
  mockPending,
} from './mock-endpoint.ts'
