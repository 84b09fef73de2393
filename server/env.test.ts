import { describe, expect, it } from 'vitest'
import { readSettings, StartFailure } from './env.ts'

describe('the settings', () => {
  it('need nothing: both loopback addresses, port 3000, the embedded database, the demo [SERVE-1]', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      hosts: ['127.0.0.1', '::1'],
      databaseUrl: null,
      isDemo: true,
      publicUrl: null,
    })
    expect(readSettings({}).dataFolder).toMatch(/\.data$/)
    expect(readSettings({}).distFolder).toBeNull()
    expect(readSettings({ WAYMARK_DIST: 'elsewhere' }).distFolder).toMatch(/^\/.*elsewhere$/)
  })

  it('have no demo with a database of their own, unless it is asked for [SERVE-1]', () => {
    const DATABASE_URL = 'postgres://me@db:5432/waymark'
    expect(readSettings({ DATABASE_URL }).isDemo).toBe(false)
    expect(readSettings({ DATABASE_URL, WAYMARK_DEMO: 'on' }).isDemo).toBe(true)
    expect(readSettings({ WAYMARK_DEMO: 'off' }).isDemo).toBe(false)
  })

  it('make mails files below the data, unless they are told of a mail server or a folder [SERVE-1]', () => {
    expect(readSettings({ WAYMARK_DATA: '/data' }).mail).toEqual({
      smtpUrl: null,
      folder: '/data/mail',
      from: null,
    })
    const SMTP_URL = 'smtps://me:word@mail.test:465'
    expect(readSettings({ SMTP_URL, WAYMARK_MAIL: '/mails', MAIL_FROM: 'us@house.test' }).mail).toEqual({
      smtpUrl: SMTP_URL,
      folder: '/mails',
      from: 'us@house.test',
    })
  })

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ HOST: 'a b' }, 'HOST'],
    [{ DATABASE_URL: 'mysql://root:secret@db/x' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'learn.example.org' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://learn.example.org/path' }, 'PUBLIC_URL'],
    [{ CONTENT_URL: 'ftp://x' }, 'CONTENT_URL'],
    [{ CONTENT_URL: 'http://x.test:1', PUBLIC_URL: 'http://x.test:2' }, 'CONTENT_URL'],
    [{ WAYMARK_DEMO: 'perhaps' }, 'WAYMARK_DEMO'],
    [{ SMTP_URL: 'http://me:secret@mail.test' }, 'SMTP_URL'],
    [{ SMTP_URL: 'mail.test:25' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'Waymark' }, 'MAIL_FROM'],
    [{ CAPTCHA_VERIFY_URL: 'google', CAPTCHA_SECRET: 'secret' }, 'CAPTCHA_VERIFY_URL'],
  ])('%j: a wrong one is named in a sentence, without a secret [SERVE-1]', (env, name) => {
    const read = (): unknown => readSettings(env)
    expect(read).toThrow(StartFailure)
    expect(read).toThrow(new RegExp(`^${name} .*\\.$`))
    expect(read).not.toThrow(/secret/)
  })
})
