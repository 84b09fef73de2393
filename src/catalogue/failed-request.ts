import { Failure } from '#src/lib/failure.ts'

/** A call that the server could not answer. */
export const FAILED_REQUEST = new Failure(500, '/api/example', {
  code: 'internal',
  message: 'An example',
  requestId: '3f6c-9a41-77d2',
})
