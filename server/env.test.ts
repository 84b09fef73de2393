import { describe, expect, it } from 'vitest'
import { readSettings } from './env.ts'
import { StartFailure } from './start-failure.ts'

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

  it('name the folder of what browsers get as /assets where that is not the build’s [BOOT-2]', () => {
    expect(readSettings({}).assetsFolder).toBeNull()
    expect(readSettings({ WAYMARK_ASSETS: 'look' }).assetsFolder).toMatch(/^\/.*\/look$/)
  })

  it('have no demo with a database of their own, unless it is asked for [SERVE-1]', () => {
    const DATABASE_URL = 'postgres://me@db:5432/waymark'
    expect(readSettings({ DATABASE_URL }).isDemo).toBe(false)
    expect(readSettings({ DATABASE_URL, WAYMARK_DEMO: 'on' }).isDemo).toBe(true)
    expect(readSettings({ WAYMARK_DEMO: 'off' }).isDemo).toBe(false)
  })

  it('let the log of operators go back ten years, or as many days as they say [DESK-4]', () => {
    expect(readSettings({}).operatorLogDays).toBe(3650)
    expect(readSettings({ OPERATOR_LOG_DAYS: '90' }).operatorLogDays).toBe(90)
    for (const OPERATOR_LOG_DAYS of ['89', '36501', '1e3', 'never'])
      expect(() => readSettings({ OPERATOR_LOG_DAYS })).toThrow('from 90 to 36500')
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

  it('let nobody look for viruses, and leave room for files, unless they are told otherwise [TASK-4]', () => {
    const MEGABYTE = 1024 * 1024
    const { uploads } = readSettings({ WAYMARK_DATA: '/data' })
    expect(uploads).toEqual({
      folder: '/data/uploads',
      packages: '/data/packages',
      content: '/data/content',
      scenes: null,
      scan: null,
      most: { file: 314_572_800, player: 3072 * MEGABYTE, tenant: 102_400 * MEGABYTE },
    })
    const scanned = (UPLOAD_SCAN: string) => readSettings({ UPLOAD_SCAN, PATH: '/usr/bin:/bin' }).uploads.scan
    expect(scanned(' sh  --fdpass\t--no-summary ')).toEqual(['sh', '--fdpass', '--no-summary'])
    expect(scanned('/bin/sh')).toEqual(['/bin/sh'])
    expect(scanned('  ')).toBeNull()
    const { most } = readSettings({ UPLOADS_PER_PLAYER: '1', UPLOADS_PER_TENANT: '2' }).uploads
    expect(most).toMatchObject({ player: MEGABYTE, tenant: 2 * MEGABYTE })
  })

  it('trust no proxy, unless they name addresses, networks or a number of hops [SERVE-1]', () => {
    const trusted = (TRUSTED_PROXIES: string) => readSettings({ TRUSTED_PROXIES }).trustedProxies
    expect(readSettings({ PUBLIC_URL: 'https://learn.test' }).trustedProxies).toBe(false)
    expect(trusted('0')).toBe(false)
    expect(trusted('2')).toBe(2)
    expect(trusted('10.0.0.5, 172.16.0.0/12 ,fd00::/8')).toEqual(['10.0.0.5', '172.16.0.0/12', 'fd00::/8'])
  })

  it.each([
    [{ UPLOAD_SCAN: 'no-such-scanner --fast', PATH: '/bin' }, 'UPLOAD_SCAN'],
    [{ UPLOAD_SCAN: '/bin', PATH: '/bin' }, 'UPLOAD_SCAN'],
    [{ UPLOAD_SCAN: '/etc/passwd', PATH: '/bin' }, 'UPLOAD_SCAN'],
    [{ UPLOADS_PER_PLAYER: '0' }, 'UPLOADS_PER_PLAYER'],
    [{ UPLOADS_PER_PLAYER: '1.5' }, 'UPLOADS_PER_PLAYER'],
    [{ UPLOADS_PER_TENANT: '-1' }, 'UPLOADS_PER_TENANT'],
    [{ UPLOADS_PER_TENANT: '10 GB' }, 'UPLOADS_PER_TENANT'],
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ HOST: 'a b' }, 'HOST'],
    [{ DATABASE_URL: 'mysql://root:secret@db/x' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'learn.example.org' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://learn.example.org/path' }, 'PUBLIC_URL'],
    [{ CONTENT_URL: 'ftp://x' }, 'CONTENT_URL'],
    [{ CONTENT_URL: 'http://x.test:1', PUBLIC_URL: 'http://x.test:2' }, 'CONTENT_URL'],
    [{ TRUSTED_PROXIES: 'yes' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '17' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.1,' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '::/0' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: 'fe80::1%eth0' }, 'TRUSTED_PROXIES'],
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
