import { openPush, senderOf } from '#server/lib/push.ts'
import { doJobs, type JobFailure } from '#server/lib/jobs.ts'
import type { Mail } from '#server/lib/mail.ts'
import { notificationJobs } from '#server/modules/push/notification-jobs.ts'
import type { TestPush } from './push.ts'
import type { TestApp } from './test-app.ts'

/** A token as a browser gets it. */
export const deviceToken = (name: string): string => `${name}:${'x'.repeat(140)}`

/** What one browser was sent. */
export interface SentMessage {
  device: string
  title: string
  body: string
  link: string
  /** s */
  life: number
}

export interface TestNotifications {
  /** Does what is due now. */
  work: () => Promise<void>
  /** What the service got since it was asked last, also what it refused. */
  sent: () => SentMessage[]
  /** What was mailed since it was asked last. */
  mails: () => Mail[]
  /** Tries that failed. */
  failures: JobFailure[]
}

interface NotifierOptions {
  /** Null: the server has nobody to send by. */
  service: TestPush | null
  /** How long the service may be silent, ms. */
  timeoutMs?: number
}

/** Those who tell people, at the test's own clock. */
export function notifiers(
  { db, clock }: TestApp,
  { service, timeoutMs }: NotifierOptions,
): TestNotifications {
  const mails: Mail[] = []
  const failures: JobFailure[] = []
  const handlers = notificationJobs({
    db,
    push: service && {
      sender: senderOf(service.settings),
      send: openPush(service.settings, clock.now, timeoutMs),
    },
    sendMail: (mail) => {
      mails.push(mail)
      return Promise.resolve()
    },
    publicOrigin: 'https://play.test',
  })
  return {
    work: () => doJobs({ db, clock: clock.now, handlers, report: (failure) => failures.push(failure) }),
    sent: () => (service?.sent.splice(0) ?? []).map(({ message }) => show(message as unknown as Wire)),
    mails: () => mails.splice(0),
    failures,
  }
}

interface Wire {
  token: string
  notification: { title: string; body: string }
  data: { link: string }
  webpush: { headers: { TTL: string } }
}

function show({ token, notification, data, webpush }: Wire): SentMessage {
  const { title, body } = notification
  const device = token.split(':')[0] ?? ''
  return { device, title, body, link: data.link, life: Number(webpush.headers.TTL) }
}
