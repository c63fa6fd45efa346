/** A request on its way to a worker. */
export interface WorkerRequest<Request> {
  id: number
  request: Request
}

/** What comes back for it. */
export interface WorkerAnswer<Result> {
  id: number
  /** `undefined` where it could not be done. */
  result: Result | undefined
}
