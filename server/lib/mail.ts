import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailSettings } from '#server/env.ts'
import type { Clock } from './clock.ts'

export interface Mail {
  /** One address. */
  to: string
  /** Who it is from, as a person reads it, the host that its link leads to, and where an answer goes; without it, back to the sender. */
  sender: { name: string; host: string; replyTo?: string }
  /** Of its words. */
  language: string
  subject: string
  text: string
  html: string
}

/** @throws Error where nobody took it */
export type SendMail = (mail: Mail) => Promise<void>

/** How long a mail server may think, in ms: less than the lease of a job. */
const TIMEOUT = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** By SMTP where a server is set, else into files that any mail program opens. */
export function openMail({ smtpUrl, folder, from }: MailSettings, clock: Clock): SendMail {
  const put = smtpUrl === null ? intoFolder(folder, clock) : bySmtp(smtpUrl)
  return ({ to, sender, language, subject, text, html }) =>
    put({
      from: { name: sender.name, address: from ?? `no-reply@${mailHost(sender.host)}` },
      // an object, so that no comma makes two of it
      to: { name: '', address: to },
      ...(sender.replyTo !== undefined && { replyTo: { name: '', address: sender.replyTo } }),
      subject,
      text,
      html,
      headers: { 'auto-submitted': 'auto-generated', 'content-language': language },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
}

type Message = Parameters<ReturnType<typeof createTransport>['sendMail']>[0]
type Put = (message: Message) => Promise<void>

function bySmtp(smtpUrl: string): Put {
  const url = new URL(smtpUrl)
  for (const [name, ms] of Object.entries(TIMEOUT)) url.searchParams.set(name, String(ms))
  const transport = createTransport(url.href)
  return async (message) => {
    await transport.sendMail(message)
  }
}

function intoFolder(folder: string, clock: Clock): Put {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  let count = 0
  return async (message) => {
    const date = clock()
    const { message: bytes } = await transport.sendMail({ ...message, date })
    count += 1
    // sorted by name they are sorted by time; the rest keeps those of one moment and of other processes apart
    const moment = date.toISOString().replaceAll(':', '-')
    const name = `${moment}-${String(count).padStart(6, '0')}-${randomBytes(3).toString('hex')}.eml`
    await makeMailFolder(folder)
    const half = join(folder, `.${name}`)
    await writeFile(half, bytes, { mode: 0o600, flag: 'wx' })
    await rename(half, join(folder, name))
  }
}

/** Nobody else on this machine may read what opens accounts. */
export async function makeMailFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  // level by level: Node's own way never ends where a file system refuses new names, as /proc does
  await makeMailFolder(dirname(folder))
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (!existsSync(folder)) throw error
  })
}

/** Host names of a machine alone, and addresses, are no domains of mail. */
function mailHost(host: string): string {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(host) ? host : 'localhost'
}
