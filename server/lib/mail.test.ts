import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import PostalMime from 'postal-mime'
import { TestClock } from '#server/testing/test-app.ts'
import { openSmtpServer, type TestSmtp } from '#server/testing/smtp.ts'
import { openMail, type Mail } from './mail.ts'

const MAIL: Mail = {
  to: 'zoe@test.test',
  sender: { name: 'Wyspy "Latarni", Łódź', host: 'house.test' },
  language: 'pl',
  subject: 'Żółw, ñandú i „cudzysłów”',
  text: 'Zażółć\n\nhttp://house.test/#/app',
  html: '<p>Zażółć</p>',
}

let folder: string
let smtp: TestSmtp | null = null

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'waymark-mail-')), 'mail')
})

afterEach(async () => {
  rmSync(join(folder, '..'), { recursive: true, force: true })
  await smtp?.close()
  smtp = null
})

describe('a mail without a mail server', () => {
  const clock = new TestClock()

  it('is a file that only we can read, sorted by its moment [AUTH-13]', async () => {
    const send = openMail({ smtpUrl: null, folder, from: null }, clock.now)
    for (const subject of ['one', 'two', 'three']) {
      await send({ ...MAIL, subject })
      if (subject === 'two') clock.pass(1)
    }
    const files = readdirSync(folder)
    const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
    expect(mails.map(({ subject }) => subject)).toEqual(['one', 'two', 'three'])
    expect(files.every((name) => /^2026-11-23T10-00-00\.00\dZ-\d{6}-[0-9a-f]{6}\.eml$/.test(name))).toBe(true)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, files[0] ?? '')).mode & 0o777).toBe(0o600)
  })

  it('says in every alphabet who it is from and for, in text and HTML [AUTH-13]', async () => {
    await openMail({ smtpUrl: null, folder, from: null }, clock.now)(MAIL)
    const [name = ''] = readdirSync(folder)
    const mail = await PostalMime.parse(readFileSync(join(folder, name)))
    expect(mail).toMatchObject({
      from: { name: MAIL.sender.name, address: 'no-reply@house.test' },
      to: [{ address: 'zoe@test.test' }],
      subject: MAIL.subject,
    })
    expect([mail.text?.trim(), mail.html?.trim()]).toEqual([MAIL.text, MAIL.html])
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
  })

  it.each([
    ['localhost', 'no-reply@localhost'],
    ['127.0.0.1', 'no-reply@localhost'],
    ['second.localhost', 'no-reply@second.localhost'],
  ])('from the host %s comes from %s', async (host, address) => {
    const sender = { ...MAIL.sender, host }
    await openMail({ smtpUrl: null, folder, from: null }, clock.now)({ ...MAIL, sender })
    const [name = ''] = readdirSync(folder)
    expect((await PostalMime.parse(readFileSync(join(folder, name)))).from?.address).toBe(address)
  })
})

describe('a mail by SMTP', () => {
  it('reaches a real mail server, with its name and password [AUTH-13]', async () => {
    smtp = await openSmtpServer({ user: 'me', password: 'word' })
    const send = openMail({ smtpUrl: smtp.url, folder, from: 'us@house.test' }, new TestClock().now)
    await send(MAIL)
    expect(smtp.mails).toHaveLength(1)
    const [{ from, to, mail } = {}] = smtp.mails
    expect([from, to]).toEqual(['us@house.test', ['zoe@test.test']])
    expect([mail?.subject, mail?.text?.trim()]).toEqual([MAIL.subject, MAIL.text])
  })

  it.each(['a@test.test, b@test.test', '"x, b@test.test" <a@test.test>', 'a@test.test\r\nBcc: b@test.test'])(
    'goes to one recipient or to none, as where %j stands',
    async (to) => {
      smtp = await openSmtpServer({ user: 'me', password: 'word' })
      const send = openMail({ smtpUrl: smtp.url, folder, from: null }, new TestClock().now)
      const isSent = await send({ ...MAIL, to }).then(
        () => true,
        () => false,
      )
      expect(smtp.mails.map((mail) => mail.to.length)).toEqual(isSent ? [1] : [])
      // the tenant itself still writes to whom it means
      await send(MAIL)
      expect(smtp.mails.at(-1)?.to).toEqual([MAIL.to])
    },
  )

  it('fails where the server refuses it, the password is wrong, or nobody is there', async () => {
    smtp = await openSmtpServer({ user: 'me', password: 'word', isRefusing: true })
    const clock = new TestClock()
    const sendBy = (smtpUrl: string) => openMail({ smtpUrl, folder, from: null }, clock.now)(MAIL)
    await expect(sendBy(smtp.url)).rejects.toMatchObject({ responseCode: 550 })
    await expect(sendBy(smtp.url.replace('word', 'wrong'))).rejects.toMatchObject({ code: 'EAUTH' })
    await expect(sendBy('smtp://127.0.0.1:1')).rejects.toMatchObject({ code: 'ESOCKET' })
  })
})
