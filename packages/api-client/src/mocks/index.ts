/**
 * Handlers for MSW 3 that mock the contract, for tests and stories.
 * @module mocks
 */

export {
  type MockResolver,
  mockEndpoint,
  mockFailure,
  mockNetworkError,
  mockPending,
} from './mock-endpoint.ts'
