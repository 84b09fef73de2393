import { checkUpload, UPLOADS_PATH } from '#shared/contract/uploads.ts'
import { API_BASE } from '#server/http/serve.ts'
import type { Answer, TestBrowser } from './browser.ts'

interface SentFile {
  name: string
  bytes: string | Uint8Array
}

const TUS = { 'tus-resumable': '1.0.0' }

export const pathOf = (attemptId: string): string =>
  API_BASE + UPLOADS_PATH.replace(':attemptId', encodeURIComponent(attemptId))

/** Announces a file; where it is to be sent stands in the answer's `location`. */
export function announce(
  browser: TestBrowser,
  attemptId: string,
  { name, length }: { name: string; length: number | string },
  headers: Record<string, string> = {},
): Promise<Answer> {
  const metadata = `filename ${Buffer.from(name).toString('base64')}`
  return browser.sendBytes('POST', pathOf(attemptId), {
    headers: { ...TUS, 'upload-length': String(length), 'upload-metadata': metadata, ...headers },
  })
}

/** Sends a part of a file from an offset on. */
export function sendPart(
  browser: TestBrowser,
  path: string,
  offset: number,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return browser.sendBytes('PATCH', path, {
    body,
    headers: {
      ...TUS,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      ...headers,
    },
  })
}

/** How much of it is there. */
export function askOffset(browser: TestBrowser, path: string): Promise<Answer> {
  return browser.sendBytes('HEAD', path, { headers: TUS })
}

export function cancel(browser: TestBrowser, path: string): Promise<Answer> {
  return browser.sendBytes('DELETE', path, { headers: TUS })
}

/** Where an announced file is sent. @throws Error where it was refused */
export async function begin(
  browser: TestBrowser,
  attemptId: string,
  name: string,
  length: number,
): Promise<string> {
  const { status, headers, body } = await announce(browser, attemptId, { name, length })
  if (status !== 201) throw new Error(`${name} was not taken: ${status} ${JSON.stringify(body)}`)
  return String(headers['location'])
}

export const idAt = (path: string): string => path.split('/').at(-1) ?? ''

/** Sends a whole file and has it checked. Returns its id. */
export async function handIn(
  browser: TestBrowser,
  attemptId: string,
  { name, bytes }: SentFile,
): Promise<string> {
  const content = Buffer.from(bytes)
  const path = await begin(browser, attemptId, name, content.length)
  await sendPart(browser, path, 0, content)
  await browser.call(checkUpload, { params: { attemptId, uploadId: idAt(path) } })
  return idAt(path)
}
