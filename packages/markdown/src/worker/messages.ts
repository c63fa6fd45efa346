/** A request to a worker. */
export interface WorkerRequest<Request> {
  id: number
  request: Request
}

/** The response of a worker. */
export interface WorkerAnswer<Result> {
  id: number
  /** `undefined` if the request failed. */
  result: Result | undefined
}
