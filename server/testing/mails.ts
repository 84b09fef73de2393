import { doJobs, type JobFailure } from '#server/lib/jobs.ts'
import type { Mail, SendMail } from '#server/lib/mail.ts'
import { mailJobs } from '#server/modules/accounts/mails/send-mails.ts'
import { testMailJobs } from '#server/modules/mail/test-mail.ts'
import type { TestApp } from './test-app.ts'

/** Does the jobs that are due, and returns the mails that they wrote. */
export async function takeMails({ db, clock }: Pick<TestApp, 'db' | 'clock'>): Promise<Mail[]> {
  const mails: Mail[] = []
  const failures: JobFailure[] = []
  const send: SendMail = (mail) => {
    mails.push(mail)
    return Promise.resolve()
  }
  const handlers = { ...mailJobs(db, send), ...testMailJobs(db, send) }
  await doJobs({ db, clock: clock.now, handlers, report: (failure) => failures.push(failure) })
  if (failures.length > 0) throw new Error(JSON.stringify(failures))
  return mails
}

/** The token that a mail carries. */
export function tokenIn(mail: Pick<Mail, 'text'> | undefined): string {
  const token = /[?&]token=([\w-]{43})\b/.exec(mail?.text ?? '')?.[1]
  if (token === undefined) throw new Error('there is no token in it')
  return token
}
