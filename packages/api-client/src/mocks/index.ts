export {
  type MockResolver,
  mockEndpoint,
  mockFailure,
  mockNetworkError,
  mockPending,
} from './mock-endpoint.ts'
