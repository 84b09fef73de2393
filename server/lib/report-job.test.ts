import { expect, it, vi } from 'vitest'
import { reportJob } from './report-job.ts'

it('a try that failed is a warning in the log, a job that is given up an error', () => {
  const log = { warn: vi.fn(), error: vi.fn() }
  const failure = { job: 'a', kind: 'mail', tries: 1, isGivenUp: false, error: 'Error ENOENT' }
  reportJob(failure, log)
  reportJob({ ...failure, tries: 7, isGivenUp: true }, log)
  expect(log.warn.mock.calls).toEqual([[failure, 'a job failed']])
  expect(log.error.mock.calls).toEqual([[{ ...failure, tries: 7, isGivenUp: true }, 'a job was given up']])
})
