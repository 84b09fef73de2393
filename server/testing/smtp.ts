import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface TestSmtp {
  /** For SMTP_URL. */
  url: string
  /** What it took, in order: the envelope, and the mail in it. */
  mails: { from: string; to: string[]; mail: Email }[]
  close(): Promise<void>
}

interface SmtpWishes {
  user: string
  password: string
  /** Knows no recipient. */
  isRefusing?: boolean
}

/** A real mail server on a free port of this machine. */
export async function openSmtpServer({ user, password, isRefusing }: SmtpWishes): Promise<TestSmtp> {
  const mails: TestSmtp['mails'] = []
  const server = new SMTPServer({
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) => {
      const isRight = auth.username === user && auth.password === password
      done(isRight ? null : new Error('wrong'), isRight ? { user } : undefined)
    },
    onRcptTo: ({ address }, _session, done) => {
      done(isRefusing ? Object.assign(new Error(`<${address}> is unknown`), { responseCode: 550 }) : null)
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
          mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), mail })
          done()
        })
      })
    },
  })
  // a client that hangs up in the middle
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://${user}:${password}@127.0.0.1:${port}`,
    mails,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
      }),
  }
}
