import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { Email } from '#shared/contract/fields.ts'
import { OPERATOR_LOG_DAYS } from '#shared/domain/operator-log.ts'
import { LARGEST_FILE } from '#shared/domain/file-sorts.ts'
import { programAt } from './lib/program-at.ts'
import type { PushSettings } from './lib/push.ts'
import { readTrustedProxies, type TrustedProxies } from './proxy-settings.ts'
import { readPush } from './push-settings.ts'
import { readSecretSettings, type SecretSettings } from './secret-settings.ts'
import { readWebPush, type WebPushSettings } from './web-push-settings.ts'
import { StartFailure } from './start-failure.ts'

/** What the person who starts the server can set. */
export interface Settings {
  port: number
  /** Addresses to listen on. */
  hosts: readonly string[]
  databaseUrl: string | null
  /** Folder of the embedded database, absolute. */
  dataFolder: string
  /** Where the build has left what is served and published, absolute; null: the project's own. */
  distFolder: string | null
  /** The look of the platform as browsers get it, absolute; null: what the build has copied. */
  assetsFolder: string | null
  isDemo: boolean
  /** Where players find the product; null: wherever it listens. */
  publicUrl: URL | null
  /** The second host name, which carries packages and downloads only; null: 127.0.0.1, where the product is at localhost. */
  contentUrl: URL | null
  /** The host that alone has the console of operators; null: that of `publicUrl`, else this machine's; `off`: none has. */
  operatorHost: string | null
  /** How long the log of operators goes back. */
  operatorLogDays: number
  trustedProxies: TrustedProxies
  /** Started by `npm start`, not by a developer's watcher. */
  isProduction: boolean
  mail: MailSettings
  captcha: CaptchaSettings
  /** What seals secrets in the database. */
  secrets: SecretSettings
  uploads: UploadSettings
  /** Of Firebase; null: push goes as plain Web Push. */
  push: PushSettings | null
  webPush: WebPushSettings
}

export interface MailSettings {
  /** Null: mails become files. */
  smtpUrl: string | null
  /** Where those files lie, absolute. */
  folder: string
  /** The address that mails come from; null: one of the host that they lead to. */
  from: string | null
}

export interface CaptchaSettings {
  /** Null: no result of a captcha can be checked, so where one is asked for none is believed. */
  secret: string | null
  /** Whom a result is shown to; it answers as Google's siteverify does. */
  verifyUrl: URL
}

export interface UploadSettings {
  /** Where files lie that players hand in, absolute. */
  folder: string
  /** Where packages lie that designers bring through the browser, absolute. */
  packages: string
  /** Where the files of tenants' own adventures lie, and what is built of them, absolute. */
  content: string
  /** The folder of the adventures that came with the release, as designers wrote them, absolute; null: the project's own. */
  scenes: string | null
  /** A program and its first words, which looks for viruses; null: nobody looks. */
  scan: readonly string[] | null
  /** Bytes of one file, of all files of one player, and of all of a tenant. */
  most: { file: number; player: number; tenant: number }
}

const GOOGLE_VERIFIES = 'https://www.google.com/recaptcha/api/siteverify'

type Environment = Readonly<Record<string, string | undefined>>

/** @throws StartFailure naming the setting that is wrong. */
export function readSettings(env: Environment): Settings {
  const databaseUrl = readDatabaseUrl(env)
  const publicUrl = readUrl(env, 'PUBLIC_URL')
  const contentUrl = readUrl(env, 'CONTENT_URL')
  if (contentUrl && contentUrl.hostname === publicUrl?.hostname) {
    throw new StartFailure(
      `CONTENT_URL and PUBLIC_URL both name ${contentUrl.hostname}; packages need a host name of their own.`,
    )
  }
  const dataFolder = resolve(given(env, 'WAYMARK_DATA') ?? '.data')
  return {
    port: readPort(env),
    hosts: readHosts(env),
    databaseUrl,
    dataFolder,
    distFolder: readFolder(env, 'WAYMARK_DIST'),
    assetsFolder: readFolder(env, 'WAYMARK_ASSETS'),
    isDemo: readSwitch(env, 'WAYMARK_DEMO') ?? databaseUrl === null,
    publicUrl,
    contentUrl,
    operatorHost: readOperatorHost(env, contentUrl),
    operatorLogDays: readOperatorLogDays(env),
    trustedProxies: readTrustedProxies(given(env, 'TRUSTED_PROXIES')),
    isProduction: env['NODE_ENV'] === 'production',
    mail: readMail(env, dataFolder),
    captcha: readCaptcha(env),
    secrets: readSecretSettings(env, dataFolder),
    uploads: readUploads(env, dataFolder),
    push: readPush(env),
    webPush: readWebPush(env),
  }
}

/** An empty setting counts as none. */
function given(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim()
  return value === '' ? undefined : value
}

function readFolder(env: Environment, name: string): string | null {
  const value = given(env, name)
  return value === undefined ? null : resolve(value)
}

function readPort(env: Environment): number {
  const value = given(env, 'PORT')
  if (value === undefined) return 3000
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65_535) {
    throw new StartFailure(`PORT is "${value}"; a number from 0 to 65535 is meant.`)
  }
  return port
}

function readHosts(env: Environment): readonly string[] {
  const host = given(env, 'HOST')
  if (host === undefined || host === 'localhost') return ['127.0.0.1', '::1']
  if (isIP(host) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host)) {
    throw new StartFailure(`HOST is "${host}"; an address or a host name is meant.`)
  }
  return [host]
}

function readDatabaseUrl(env: Environment): string | null {
  const value = given(env, 'DATABASE_URL')
  if (value === undefined) return null
  const url = parseUrl(value)
  // the value itself stays unsaid: it may hold a password
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new StartFailure('DATABASE_URL is not an address like postgres://user:password@host:5432/name.')
  }
  return value
}

function readUrl(env: Environment, name: 'PUBLIC_URL' | 'CONTENT_URL'): URL | null {
  const value = given(env, name)
  if (value === undefined) return null
  const url = parseUrl(value)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new StartFailure(`${name} is "${value}"; an address like https://learn.example.org is meant.`)
  }
  return url
}

function readOperatorHost(env: Environment, contentUrl: URL | null): string | null {
  const host = given(env, 'OPERATOR_HOST')?.toLowerCase() ?? null
  if (host !== null && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host)) {
    throw new StartFailure(`OPERATOR_HOST is "${host}"; a host name without a port is meant, or off.`)
  }
  if (host !== null && host === contentUrl?.hostname) {
    throw new StartFailure(
      `OPERATOR_HOST and CONTENT_URL both name ${host}; each needs a host name of its own.`,
    )
  }
  return host
}

function readOperatorLogDays(env: Environment): number {
  const { usual, least, most } = OPERATOR_LOG_DAYS
  const value = given(env, 'OPERATOR_LOG_DAYS') ?? String(usual)
  const days = Number(value)
  if (!/^\d{1,5}$/.test(value) || days < least || days > most) {
    throw new StartFailure(
      `OPERATOR_LOG_DAYS is "${value}"; a number of days from ${least} to ${most} is meant.`,
    )
  }
  return days
}

function readMail(env: Environment, dataFolder: string): MailSettings {
  const smtpUrl = given(env, 'SMTP_URL') ?? null
  const url = smtpUrl === null ? null : parseUrl(smtpUrl)
  // the value itself stays unsaid: it may hold a password
  if (smtpUrl !== null && (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')) {
    throw new StartFailure('SMTP_URL is not an address like smtp://user:password@host:587.')
  }
  const from = given(env, 'MAIL_FROM') ?? null
  if (from !== null && !z.safeParse(Email, from).success) {
    throw new StartFailure(`MAIL_FROM is "${from}"; an address like no-reply@example.org is meant.`)
  }
  const folder = given(env, 'WAYMARK_MAIL')
  return { smtpUrl, folder: folder === undefined ? join(dataFolder, 'mail') : resolve(folder), from }
}

function readCaptcha(env: Environment): CaptchaSettings {
  const value = given(env, 'CAPTCHA_VERIFY_URL') ?? GOOGLE_VERIFIES
  const verifyUrl = parseUrl(value)
  if (!verifyUrl || !['http:', 'https:'].includes(verifyUrl.protocol)) {
    throw new StartFailure(`CAPTCHA_VERIFY_URL is "${value}"; an address like ${GOOGLE_VERIFIES} is meant.`)
  }
  return { secret: given(env, 'CAPTCHA_SECRET') ?? null, verifyUrl }
}

const MEGABYTE = 1024 * 1024
/** MB. */
const ROOM_OF_PLAYER = 3 * 1024
const ROOM_OF_TENANT = 100 * 1024

function readUploads(env: Environment, dataFolder: string): UploadSettings {
  const player = readMegabytes(env, 'UPLOADS_PER_PLAYER', ROOM_OF_PLAYER)
  const tenant = readMegabytes(env, 'UPLOADS_PER_TENANT', ROOM_OF_TENANT)
  return {
    folder: join(dataFolder, 'uploads'),
    packages: join(dataFolder, 'packages'),
    content: join(dataFolder, 'content'),
    scenes: readFolder(env, 'WAYMARK_SCENES'),
    scan: readProgram(env, 'UPLOAD_SCAN'),
    most: { file: LARGEST_FILE, player, tenant },
  }
}

/** @returns bytes */
function readMegabytes(env: Environment, name: string, otherwise: number): number {
  const value = given(env, name) ?? String(otherwise)
  const megabytes = Number(value)
  if (!/^\d{1,9}$/.test(value) || megabytes === 0) {
    throw new StartFailure(`${name} is "${value}"; a number of MB above 0 is meant.`)
  }
  return megabytes * MEGABYTE
}

/** Words are parted by spaces: no shell reads them. */
function readProgram(env: Environment, name: string): readonly string[] | null {
  const value = given(env, name)
  if (value === undefined) return null
  const [program = '', ...words] = value.split(/\s+/)
  if (!programAt(program, env['PATH'])) {
    throw new StartFailure(`${name} names "${program}"; that is no program on this machine.`)
  }
  return [program, ...words]
}

function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null
}

function readSwitch(env: Environment, name: string): boolean | undefined {
  const value = given(env, name)?.toLowerCase()
  if (value === undefined) return undefined
  if (['on', 'true', '1', 'yes'].includes(value)) return true
  if (['off', 'false', '0', 'no'].includes(value)) return false
  throw new StartFailure(`${name} is "${value}"; on or off is meant.`)
}
