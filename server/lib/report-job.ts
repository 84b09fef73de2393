import type { JobFailure } from './jobs.ts'

interface Log {
  warn: (said: object, message: string) => void
  error: (said: object, message: string) => void
}

/** Logs a failed try; one that is given up is an error, since nobody does it any more. */
export function reportJob(failure: JobFailure, log: Log): void {
  if (failure.isGivenUp) log.error(failure, 'a job was given up')
  else log.warn(failure, 'a job failed')
}
