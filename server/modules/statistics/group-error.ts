import { createHash } from 'node:crypto'
import type { ErrorReport } from '#shared/contract/statistics.ts'

/** What errors of one group have in common. */
export interface ErrorPlace {
  /** 32 hex digits. */
  key: string
  place: string
}

/** `at run (https://…/main-Ab12Cd34.js:1:20)`, `run@https://…/main-Ab12Cd34.js:1:20`, or an address alone. */
const FRAME =
  /^(?:at )?(?:async )?([\w$.<>[\]]{0,120})[ @(]{0,2}\(?https?:\/\/[^/]{1,255}\/([^\s?#)]{1,300}?):\d+:\d+\)?$/
/** A new build changes it, and the error is the same. */
const BUILD_HASH = /[-.][\w-]{8}(?=\.js$)/
const CHANGING = /[\da-f]{8}-[\da-f-]{27}|\d+/gi

/** Groups by the message, without numbers and ids, and the function and file that threw it. */
export function groupError({ message, stack = '' }: ErrorReport['error']): ErrorPlace {
  const place = placeIn(stack)
  const key = createHash('sha256')
    .update(`${message.replaceAll(CHANGING, '0')}\n${place}`)
    .digest('hex')
    .slice(0, 32)
  return { key, place }
}

function placeIn(stack: string): string {
  for (const line of stack.split('\n').slice(0, 20)) {
    const [, caller = '', file] = FRAME.exec(line.trim().slice(0, 800)) ?? []
    if (file === undefined) continue
    const name = (file.split('/').at(-1) ?? file).replace(BUILD_HASH, '')
    return caller === '' ? name : `${caller} (${name})`
  }
  return ''
}
